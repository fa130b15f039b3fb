import { contrast } from '../../packages/ui/src/theme/contrast';
import { darkTheme, lightTheme, type Theme } from '../../packages/ui/src/theme/theme';
import { type UsedPair, usedPairs } from './color-pairs';
import { browserFolders, readSource, sourceFiles } from './source-files';

const sources = sourceFiles(browserFolders);

const used = new Map<string, UsedPair>();
for (const file of sources) {
  for (const pair of usedPairs(readSource(file))) used.set(`${pair.text} on ${pair.ground}`, pair);
}

/** The colour of a name such as `surface` or `good.tint`. */
function colorOf({ color }: Theme, name: string): string {
  let found: unknown = color;
  for (const part of name.split('.')) found = (found as Record<string, unknown>)[part];
  if (typeof found !== 'string') throw new Error(`The theme has no colour ${name}`);
  return found;
}

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('in the %s theme', (_mode, theme) => {
  it.each([...used])('the contrast of %s, as some screen uses it, is at least 4.5', (_name, { text, ground }) => {
    expect(contrast(colorOf(theme, text), colorOf(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });
});

test('finds the pairs in the styles of all screens', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(used.size).toBeGreaterThan(15);
  expect([...used.keys()]).toEqual(expect.arrayContaining(['onAccent on accent', 'good.text on good.tint']));
});

test('a pair belongs to a single rule', () => {
  const color = (name: string) => ['$', `{({ theme }) => theme.color.${name}}`].join('');
  const source = `color: ${color('text')}; &:hover { background: ${color('hover')}; color: ${color('muted')}; }`;
  expect(usedPairs(source)).toEqual([{ text: 'muted', ground: 'hover' }]);
});
