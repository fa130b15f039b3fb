import { spawnSync } from 'node:child_process';
import path from 'node:path';

const commands = path.resolve(process.cwd(), 'local/commands');

/** Runs a line with the commands' preparation, as if Node had another version. */
function asNode(version: string, line: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const script = `${pretend} import('${commands}/preparation.mjs').then((preparation) => { ${line} })`;
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
}

for (const version of ['18.20.4', '20.18.9']) {
  it(`ends with one sentence on Node ${version}`, () => {
    const { status, stderr } = asNode(version, 'preparation.requireNode()');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Plaza needs Node 20\.19 or newer; this is v[\d.]+\.\n$/);
  });
}

for (const version of ['20.19.0', '22.4.0', '26.0.0']) {
  it(`goes on with Node ${version}`, () => {
    expect(asNode(version, 'preparation.requireNode()').status).toBe(0);
  });
}
