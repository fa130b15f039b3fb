import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const program = path.resolve(process.cwd(), 'local/commands/memory-folder.mjs');
/** No process can have this id. */
const endedPid = 99_999_999;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-memory-'));
  for (const name of [`plaza-tests-${endedPid}`, `plaza-tests-${endedPid}-Ab12Cd`, `plaza-tests-${process.pid}-Ab12Cd`])
    fs.mkdirSync(path.join(folder, name));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Removes leftovers as the user with this id. @returns the names of the folders that remain */
function remainingFor(uid: number | undefined): string[] {
  const script = `import('${program}').then(({ removeLeftovers }) => removeLeftovers('${folder}', ${uid}))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return fs.readdirSync(folder).sort();
}

it("removes the folders of this user's runs that were killed", () => {
  expect(remainingFor(process.getuid?.())).toEqual([`plaza-tests-${process.pid}-Ab12Cd`]);
});

it("leaves another user's folders alone, which it could not remove", () => {
  expect(remainingFor((process.getuid?.() ?? 0) + 1)).toHaveLength(3);
});
