import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { AreaManifest } from '@plaza/contracts/registry/areas';
import { NewRelease } from '@plaza/contracts/registry/releases';

// Jest runs CommonJS, in which neither `import.meta` nor npm's modules of the standard alone can be loaded.
const root = path.resolve(__dirname, '../../..');
const run = promisify(execFile);
const name = 'loyalty';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-area-'));
const inArea = (...parts: string[]) => path.join(folder, ...parts);
const read = (file: string) => JSON.parse(fs.readFileSync(inArea(file), 'utf8'));

/** What a run in the area says. @throws with what it said where it fails */
async function inFolder(program: string, ...args: string[]): Promise<string> {
  const { NODE_OPTIONS: _, JEST_WORKER_ID: __, ...env } = process.env;
  const { stdout, stderr } = await run(program, args, { cwd: folder, env, maxBuffer: 1e7 }).catch((error) => {
    throw new Error(`${path.basename(program)} ${args.join(' ')}:\n${error.stdout}\n${error.stderr}`);
  });
  return stdout + stderr;
}

/** What `npm install` would do, without the network: the kits from their tarballs, the rest as this repository has it. */
async function install() {
  const modules = inArea('node_modules');
  fs.mkdirSync(path.join(modules, '@plaza'), { recursive: true });
  for (const entry of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (entry !== '@plaza') fs.symlinkSync(path.join(root, 'node_modules', entry), path.join(modules, entry));
  }
  for (const [kit, at] of Object.entries(kitsIn(read('package.json')))) {
    const to = path.join(modules, kit);
    fs.mkdirSync(to);
    await run('tar', ['xzf', inArea(at.replace('file:', '')), '-C', to, '--strip-components=1']);
    const own = path.join(root, 'packages', kit.replace('@plaza/', ''), 'node_modules');
    if (fs.existsSync(own)) fs.symlinkSync(own, path.join(to, 'node_modules'));
  }
}

const kitsIn = ({ dependencies, devDependencies }: Record<string, Record<string, string>>) =>
  Object.fromEntries(
    Object.entries({ ...dependencies, ...devDependencies }).filter(([, at]) => at.startsWith('file:')),
  );

// Compilers run here, each as slowly as the machine is busy.
jest.setTimeout(300_000);

beforeAll(async () => {
  const script = `import('${root}/local/commands/new/area.mjs').then(({ writeArea }) => writeArea('${root}', '${name}', '${folder}'))`;
  await inFolder(process.execPath, '-e', script);
  await install();
}, 300_000);
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('what it says of itself is what the registry takes', () => {
  expect(AreaManifest.parse(read('area.json'))).toMatchObject({ area: name, service: { prefix: name } });
});

test('its files are formatted, and without a fault that the linter finds', async () => {
  const config = `--config-path=${root}/biome.json`;
  await inFolder(
    path.join(root, 'node_modules/.bin/biome'),
    'lint',
    '--vcs-enabled=false',
    config,
    'contracts',
    'remote',
    'service',
  );
});

test('every kit names all that it imports, in the version of this repository', () => {
  const kits = Object.keys(kitsIn(read('package.json')));
  expect(kits).toHaveLength(7);
  for (const kit of kits) {
    const own = read(`node_modules/${kit}/package.json`);
    const named = { ...own.dependencies, ...own.peerDependencies };
    const imported = importsOf(inArea('node_modules', kit, 'dist')).filter((other) => other !== kit);
    expect({ kit, missing: imported.filter((other) => !(other in named)) }).toEqual({ kit, missing: [] });
    expect({
      kit,
      loose: Object.values(named).filter((version) => !/^\d+\.\d+\.\d+(-\w+)?$/.test(String(version))),
    }).toEqual({ kit, loose: [] });
    expect(JSON.stringify(own)).not.toMatch(/src\/|workspace:|"private"/);
  }
});

/** The packages that the modules of a folder import. */
function importsOf(dir: string): string[] {
  const files = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[mc]?js$/.test(file));
  const specifiers = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(dir, file), 'utf8');
    const found = text.matchAll(
      /(?:^import |^export [^;]*? from |^} from | from |\brequire\()['"]([^'".][^'"]*)['"]/gm,
    );
    return [...found].map(([, specifier = '']) => specifier);
  });
  const packages = specifiers.map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
  const isBuiltIn = (one: string) => one.startsWith('node:') || builtinModules.includes(one);
  return [...new Set(packages)].filter((one) => /^(@[\w-]+\/)?[\w.-]+$/.test(one) && !isBuiltIn(one));
}

test('its types hold', async () => {
  await inFolder(path.join(root, 'node_modules/.bin/tsc'), '-p', '.');
});

test('its tests pass', async () => {
  const said = await inFolder(
    process.execPath,
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--runInBand',
    '--ci',
  );
  expect(said).toMatch(/Test Suites: 2 passed, 2 total/);
});

test('it builds into a release that the registry would take, and a service', async () => {
  const build = () => inFolder(path.join(root, 'node_modules/.bin/rspack'), 'build', '--mode', 'production');
  await build();
  const release = NewRelease.parse(read('dist/remote/release.json'));
  expect(release).toMatchObject({
    name,
    contract: 1,
    tabs: [name],
    version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{12}$/),
  });
  expect(Object.keys(release.integrity)).toEqual(expect.arrayContaining(['area.json', 'mf-manifest.json']));
  expect(read('dist/remote/area.json')).toEqual(read('area.json'));
  expect(read('dist/remote/mf-manifest.json').tabs).toHaveProperty(name);
  expect(fs.existsSync(inArea('dist/service/main.cjs'))).toBe(true);
});

test('without a token it says which one it takes; what it cannot do it says too', async () => {
  const plaza = inArea('node_modules/@plaza/build-kit/dist/command/plaza.js');
  await expect(inFolder(process.execPath, plaza, 'release')).rejects.toThrow('PLAZA_DEPLOY_TOKEN is not set');
  await expect(inFolder(process.execPath, plaza, 'deploy')).rejects.toThrow('usage: plaza dev');
});

test('newer kits take the place of the ones before, in its package.json too', async () => {
  const before = kitsIn(read('package.json'));
  const stale = inArea('kits/plaza-ui-0.9.0.tgz');
  fs.writeFileSync(stale, '');
  fs.writeFileSync(
    inArea('package.json'),
    JSON.stringify({ dependencies: { '@plaza/ui': 'file:kits/plaza-ui-0.9.0.tgz', koa: '3.3.0' } }),
  );
  const kits = Object.entries(before).map(([kit, at]) => ({ name: kit, file: at.replace('file:kits/', '') }));
  const { pointAtKits } = await import('../kit/point-at-kits.mjs');
  expect(pointAtKits(inArea('kits'), kits as Parameters<typeof pointAtKits>[1])).toBe(inArea('package.json'));
  expect(read('package.json').dependencies).toEqual({ '@plaza/ui': before['@plaza/ui'], koa: '3.3.0' });
});
