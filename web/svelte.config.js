import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // The class of a component's styles stands at most of its elements, so it is short.
  compilerOptions: {
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
    discloseVersion: false,
  },
};
