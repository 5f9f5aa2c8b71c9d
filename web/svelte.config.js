import { readdirSync } from 'node:fs';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const components = readdirSync(new URL('src', import.meta.url), { recursive: true })
  .filter((path) => path.endsWith('.svelte'))
  .sort();

/** The class of a component's styles stands at most of its elements, so it is short: a number. */
const cssHash = ({ filename }) =>
  `_${components.findIndex((path) => `/${filename}`.endsWith(`/${path}`)).toString(36)}`;

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { cssHash, discloseVersion: false },
};
