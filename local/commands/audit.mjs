import { spawnSync } from 'node:child_process';
import { root, say } from './preparation.mjs';
import { readAudit } from './read-audit.mjs';

/** Asks npm for known vulnerabilities of the packages that run in production; fails on severe ones. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
});
const { ok, lines } = readAudit(stdout ?? '');
for (const line of lines) say(line);
process.exitCode = ok ? 0 : 1;
