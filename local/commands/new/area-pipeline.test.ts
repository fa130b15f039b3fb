import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { namePlaceholders } from './naming.mjs';
import { render } from './render.mjs';

interface Step {
  readonly run?: string;
}

const template = fs.readFileSync(path.join(__dirname, 'templates/area/.github/workflows/area.yml.template'), 'utf8');
const pipeline = parse(render(template, namePlaceholders('loyalty')));
const scripts = (pipeline.jobs.release.steps as Step[]).flatMap(({ run }) => (run && run !== 'npm ci' ? [run] : []));

/** An npm that says with which key it was called. */
const npm = `#!/bin/sh
echo "$*" "key=$PLAZA_SIGNING_KEY" > called
`;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-pipeline-'));
  fs.mkdirSync(path.join(folder, 'bin'));
  fs.writeFileSync(path.join(folder, 'bin/npm'), npm, { mode: 0o755 });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/**
 * Runs the steps of the release as GitHub does: a secret that is not set is an empty variable. @returns the call of npm
 */
function release(signingKey: string): string {
  const env = { PATH: `${folder}/bin:${process.env.PATH}`, SIGNING_KEY: signingKey };
  for (const script of scripts)
    execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], { cwd: folder, env });
  return fs.readFileSync(path.join(folder, 'called'), 'utf8').trim();
}

test('a team with a key signs its releases, and the key file is readable only by its owner', () => {
  expect(release('-----BEGIN KEY-----\nabc')).toBe('run release -- --rollout key=team.pem');
  expect(fs.readFileSync(path.join(folder, 'team.pem'), 'utf8')).toBe('-----BEGIN KEY-----\nabc\n');
  expect(fs.statSync(path.join(folder, 'team.pem')).mode & 0o777).toBe(0o600);
});

test('a team without a key uploads unsigned releases', () => {
  expect(release('')).toBe('run release -- --rollout key=');
  expect(fs.existsSync(path.join(folder, 'team.pem'))).toBe(false);
});
