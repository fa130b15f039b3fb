import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LogLines } from './log-lines.mjs';

test('earlier lines are skipped, and a line is returned when it is complete', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-log-'));
  const file = path.join(dir, 'some.log');
  fs.writeFileSync(file, 'before\n');
  const lines = new LogLines(file);
  expect(lines.next()).toEqual([]);
  fs.appendFileSync(file, 'one\ntw');
  expect(lines.next()).toEqual(['one']);
  fs.appendFileSync(file, 'o\nthree\n');
  expect(lines.next()).toEqual(['two', 'three']);
  fs.rmSync(dir, { recursive: true });
});
