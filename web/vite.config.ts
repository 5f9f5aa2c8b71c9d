import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SOURCES = fileURLToPath(new URL('./src', import.meta.url));
const SERVER = process.env['PANTHEON_SERVER'] ?? 'http://127.0.0.1:8000';
const ART = new URL('./src/art/', import.meta.url);

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

export default defineConfig({
  plugins: [svelte(), icons()],
  resolve: { alias: { '@': SOURCES } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
