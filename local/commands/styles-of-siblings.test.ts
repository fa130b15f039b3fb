import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

// styled-components replaces `&` there by a class that all themes share: of the rules of two themes the one that was
// inserted last then holds in both. `&:not(:first-child)` or `* + &` says the same without that.
test('no style selects its sibling with "& + &"', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'shell', 'mfe-*', 'packages'], {
    cwd: root,
  })
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && fs.existsSync(path.join(root, file)));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /& [+~] &/.test(fs.readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
