import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const commands = path.resolve(process.cwd(), 'local/commands');

/** Runs a line with the commands' preparation, as if Node had another version. */
function asNode(version: string, line: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const script = `${pretend} import('${commands}/preparation.mjs').then((preparation) => { ${line} })`;
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
}

for (const version of ['18.20.4', '20.18.9']) {
  it(`exits with one sentence on Node ${version}`, () => {
    const { status, stderr } = asNode(version, 'preparation.requireNode()');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Plaza needs Node 20\.19 or newer; this is v[\d.]+\.\n$/);
  });
}

for (const version of ['20.19.0', '22.4.0', '26.0.0']) {
  it(`continues on Node ${version}`, () => {
    expect(asNode(version, 'preparation.requireNode()').status).toBe(0);
  });
}

it('writes its message about installing packages to standard error, because the output may be redirected to a file', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-preparation-'));
  try {
    const at = path.join(folder, 'local/commands/preparation.mjs');
    for (const place of [path.dirname(at), path.join(folder, 'bin'), path.join(folder, 'node_modules/.bin')])
      fs.mkdirSync(place, { recursive: true });
    fs.copyFileSync(path.join(commands, 'preparation.mjs'), at);
    fs.writeFileSync(path.join(folder, 'package-lock.json'), '{}');
    fs.writeFileSync(path.join(folder, 'bin/npm'), '#!/bin/sh\necho added 7 packages\n', { mode: 0o755 });
    const script = `import('${at}').then((preparation) => preparation.installPackages())`;
    const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', env });
    expect([status, stdout, stderr]).toEqual([0, '', 'Installing packages ...\n']);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
