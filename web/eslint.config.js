import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'src/generated/', 'src/art/'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // Links go through `follow`, which knows every page.
      'svelte/no-navigation-without-resolve': 'off',
      // Collections are replaced whole, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // `const { left, out, ...rest } = message` is how fields are left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
);
