import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** For tests: a fresh directory's path, which does not exist yet; removed after the test file, with its surroundings. */
export function scratchDirectories(): (name?: string) => string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-scratch-')));
  let count = 0;
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
  return (name = 'data') => {
    count += 1;
    fs.mkdirSync(path.join(root, `${count}`));
    return path.join(root, `${count}`, name);
  };
}
