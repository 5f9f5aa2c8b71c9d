// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../../src/', import.meta.url);
const TOKENS = 'design/tokens.css';

/** The style sheets and components' styles, by file. */
const styles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css)$/.test(file) && file !== TOKENS)
  .map((file) => {
    const text = readFileSync(new URL(file, SOURCES), 'utf8');
    return { file, css: file.endsWith('.css') ? text : (text.split('<style>')[1] ?? '') };
  });

/** Every place where a pattern stands in the styles. */
function found(pattern: RegExp): string[] {
  return styles.flatMap(({ file, css }) =>
    [...css.matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );
}

test('there are styles to read', () => {
  expect(styles.filter(({ css }) => css).length).toBeGreaterThan(40);
});

test('colours come from the tokens', () => {
  expect(found(/(?<!url\(['"]?)#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\([^)]*\)/gi)).toEqual([]);
});

test('widths at which the layout changes come from the breakpoints', () => {
  expect(found(/@media[^{]*\d+px[^{]*/g)).toEqual([]);
});

test('every token that is used is declared', () => {
  const declared = new Set(
    [...styles.map(({ css }) => css), readFileSync(new URL(TOKENS, SOURCES), 'utf8')].flatMap(
      (css) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]),
    ),
  );
  // Set on elements by components, from what the scene says.
  for (const name of ['--seat', '--tone', '--night', '--part', '--share', '--checks'])
    declared.add(name);
  const used = found(/var\(--[\w-]+/g).filter((each) => !declared.has(each.split('var(')[1]));
  expect(used).toEqual([]);
});
