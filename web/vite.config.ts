import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BREAKPOINTS } from './src/design/breakpoints.ts';

const SOURCES = fileURLToPath(new URL('./src', import.meta.url));
const SERVER = process.env['PANTHEON_SERVER'] ?? 'http://127.0.0.1:8000';
const PACKAGE = new URL('../src/pantheon/__init__.py', import.meta.url);
const ART = new URL('./src/art/', import.meta.url);

/** The version that the server tells, from the one place that has it. */
function version(): string {
  const found = /__version__ = "(.+)"/.exec(readFileSync(PACKAGE, 'utf-8'))?.[1];
  if (!found) throw new Error('src/pantheon/__init__.py has no __version__');
  return found;
}

/** The manifest names the icons by fixed paths. */
function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    generateBundle() {
      for (const name of readdirSync(ART).filter((each) => each.startsWith('icon-'))) {
        const source = readFileSync(new URL(name, ART));
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source });
      }
    },
  };
}

/** `@media (--narrow)` in styles: CSS's custom media, with one list for styles and scripts. */
function customMedia(): Plugin {
  const queries = new Map<string, string>(Object.entries(BREAKPOINTS));
  return {
    name: 'custom-media',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.(svelte|css)$/.test(id) || !code.includes('@media (--')) return null;
      return code.replaceAll(/@media \(--(\w+)\)/g, (_, name: string) => {
        const query = queries.get(name);
        return query ? `@media ${query}` : this.error(`no breakpoint is called ${name}`);
      });
    },
  };
}

/** What live table, lesson and replay share, as one file: it compresses better than many small
    ones. The lobby loads none of it. */
const SCENE =
  /src\/(scene|lib\/(board|scene|match\/(?!rulings)|connection\/(wire|offers|patches)|ui\/(sound|hold|column-fit)))|MatchLog|CostTag/;

export default defineConfig({
  define: { __PANTHEON_VERSION__: JSON.stringify(version()) },
  plugins: [customMedia(), svelte(), icons()],
  resolve: { alias: { '@': SOURCES } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'scene', test: SCENE }],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: './tests/support/page-environment.ts',
  },
});
