import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** For tests: paths of new directories, which do not exist yet; all are removed after the test file. */
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
