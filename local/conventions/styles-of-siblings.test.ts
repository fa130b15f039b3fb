import { listFiles, readSource } from './source-files';

// styled-components replaces `&` there by a class that all themes share: of the rules of two themes the one that was
// inserted last then holds in both. `&:not(:first-child)` or `* + &` says the same without that.
test('no style selects its sibling with "& + &"', () => {
  const files = listFiles(['shell', 'mfe-*', 'packages']).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /& [+~] &/.test(readSource(file)))).toEqual([]);
});
