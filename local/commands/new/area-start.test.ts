import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '@plaza/service-kit/testing/until';

const template = fs.readFileSync(path.join(__dirname, 'templates/area/package.json.template'), 'utf8');
const scripted = (name: string): string => new RegExp(`"${name}": "(.+)"`).exec(template)?.[1] ?? '';
const [start, dev] = [scripted('start'), scripted('dev')];

/** A program that stops in order, and says so. */
const program = `#!/usr/bin/env node
const fs = require('node:fs');
process.on('SIGTERM', () => { fs.writeFileSync('stopped', ''); process.exit(0); });
setInterval(() => {}, 1000);
fs.writeFileSync('pid.part', String(process.pid));
fs.renameSync('pid.part', 'pid');
`;
const waitMs = 60_000;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-area-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['start', 'its service', 'dist/service/main.cjs'],
  ['dev', 'what it runs', 'node_modules/.bin/plaza'],
])(
  'npm run %s of an area forwards SIGTERM to %s, which stops gracefully',
  async (script, _what, file) => {
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'loyalty', scripts: { start, dev } }));
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), program, { mode: 0o755 });
    const npm = spawn('npm', ['run', script], { cwd: folder, stdio: 'ignore' });
    const ended = once(npm, 'exit');
    await until(() => fs.existsSync(path.join(folder, 'pid')), waitMs);
    const pid = Number(fs.readFileSync(path.join(folder, 'pid'), 'utf8'));
    try {
      npm.kill('SIGTERM');
      await ended;
      await until(() => !isAlive(pid), waitMs);
      expect(fs.existsSync(path.join(folder, 'stopped'))).toBe(true);
    } finally {
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
  },
  130_000,
);
