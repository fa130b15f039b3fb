import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { until } from '@plaza/service-kit/testing/until';

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

/**
 * Calls a function of the preparation in a new folder, with an npm and a turbo that print their arguments.
 * @param more executable files of the folder by path
 */
function inNewFolder(call: string, env: NodeJS.ProcessEnv = {}, more: Record<string, string> = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-preparation-'));
  try {
    const at = path.join(folder, 'local/commands/preparation.mjs');
    const files = {
      'package-lock.json': '{}',
      'bin/npm': '#!/bin/sh\necho "$@" | tee arguments\n',
      'node_modules/.bin/turbo': '#!/bin/sh\necho "$@" | tee arguments\n',
      'local/dist/release.cjs': '// of an earlier build',
      ...more,
    };
    for (const [name, content] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), content, { mode: 0o755 });
    }
    fs.cpSync(path.join(commands, 'preparation.mjs'), at);
    const result = spawnSync(process.execPath, ['-e', `import('${at}').then((preparation) => preparation.${call})`], {
      encoding: 'utf8',
      env: { ...process.env, ...env, PATH: `${folder}/bin:${process.env.PATH}` },
    });
    const args = path.join(folder, 'arguments');
    return { ...result, programArguments: fs.existsSync(args) ? fs.readFileSync(args, 'utf8') : undefined };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const install = (env?: NodeJS.ProcessEnv) => inNewFolder('installPackages()', env);

it('builds the programs of releases also if earlier ones exist, which may be those of before a pull', () => {
  const { programArguments } = inNewFolder('buildPrograms()');
  expect(programArguments).toMatch(/^run build .*--filter=@plaza\/local/);
  // Without the builds of the packages that they bundle, turbo would restore programs with their earlier sources.
  expect(programArguments).not.toContain('--only');
});

it('builds with turbo itself where npm has installed it for this machine, without the command that looks for it', () => {
  const { platform, arch } = process;
  const program = `node_modules/@turbo/${platform}-${arch === 'x64' ? '64' : arch}/bin/turbo`;
  const { programArguments } = inNewFolder('build()', {}, { [program]: '#!/bin/sh\necho turbo itself > arguments\n' });
  expect(programArguments).toBe('turbo itself\n');
  expect(fs.existsSync(program)).toBe(true); // named as in the installed package
});

it('writes its message about installing packages to standard error, because the output may be redirected to a file', () => {
  const { status, stdout, stderr } = install();
  expect([status, stdout, stderr]).toEqual([0, '', 'Installing packages ...\n']);
});

it('installs the development dependencies in production too, as builds need them', () => {
  expect(install({ NODE_ENV: 'production' }).programArguments).toMatch(/^install --include=dev /);
});

it('recognizes that the shell in which npm runs a command has ended', async () => {
  const script = `import('${commands}/preparation.mjs').then(({ hasShellEnded, say }) => {
    say(hasShellEnded());
    setInterval(() => { if (hasShellEnded()) { say('ended'); process.exit(); } }, 20);
    setTimeout(process.exit, 20000).unref();
  })`;
  // The shell ends with its input; the command goes on.
  const shell = spawn('sh', ['-c', `"${process.execPath}" -e "${script}" & read line`], {
    env: { ...process.env, npm_lifecycle_event: 'dev' },
  });
  const said: string[] = [];
  shell.stdout.on('data', (chunk: Buffer) => {
    said.push(chunk.toString());
    shell.stdin.end();
  });
  await once(shell, 'close');
  expect(said.join('')).toBe('false\nended\n');
});

it('does not open the platform, which may delete its data, if npm was stopped during the build', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-preparation-'));
  const at = (name: string) => path.join(folder, name);
  const write = (name: string, content: string) => {
    fs.mkdirSync(path.dirname(at(name)), { recursive: true });
    fs.writeFileSync(at(name), content, { mode: 0o755 });
  };
  try {
    write('package-lock.json', '{}');
    write('node_modules/.plaza-installed', createHash('sha256').update('{}').digest('hex'));
    write('node_modules/.bin/turbo', '#!/bin/sh\ntouch building; until [ -e stopped ]; do sleep 0.05; done\n');
    write('local/dist/main.cjs', "require('node:fs').writeFileSync('opened', '')");
    for (const name of ['preparation.mjs', 'start.mjs'])
      write(`local/commands/${name}`, fs.readFileSync(path.join(commands, name), 'utf8'));
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${at('local/commands/start.mjs')}" & read line`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    const [closed, errors] = [once(shell, 'close'), text(shell.stderr)];
    await until(() => fs.existsSync(at('building')));
    shell.stdin.end();
    await once(shell, 'exit');
    write('stopped', '');
    await closed;
    expect([await errors, fs.existsSync(at('opened'))]).toEqual(['npm was stopped.\n', false]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
