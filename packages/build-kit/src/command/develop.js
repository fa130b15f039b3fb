import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readArea } from './read-environment.js';

const rspack = 'node_modules/.bin/rspack';

/**
 * Runs service and remote of the area against a platform, both anew with each change, until it is stopped.
 * @param {readonly string[]} args `--standalone`: the remote on a page of its own, in place of the real shell
 */
export async function develop(args) {
  const { area, service, port } = readArea();
  const isStandalone = args.includes('--standalone');
  const children = [];
  const begin = (program, programArgs, options = {}) => {
    const child = spawn(program, programArgs, { stdio: 'inherit', ...options });
    children.push(child);
    child.once('exit', stopAll);
    return child;
  };
  function stopAll() {
    for (const child of children.splice(0)) child.kill('SIGTERM');
  }
  process.on('SIGINT', stopAll);
  process.on('SIGTERM', stopAll);

  if (service) {
    const env = { ...process.env, NODE_ENV: 'development', PORT: undefined };
    env.MONGODB_URI ||= await startDatabase(begin);
    const build = ['build', '--mode', 'development', '--env', 'service'];
    // Node watches a folder that is there already.
    if (spawnSync(rspack, build, { stdio: 'inherit' }).status !== 0) {
      stopAll();
      throw new Error('The service cannot be built.');
    }
    begin(rspack, [...build, '--watch']);
    begin(process.execPath, ['--watch-path=dist/service', '--watch-preserve-output', 'dist/service/main.cjs'], { env });
  }
  begin(rspack, ['dev', '--mode', 'development', '--env', isStandalone ? 'standalone' : 'remote']);
  process.stdout.write(`\n${area}${isStandalone ? ' alone' : ', in the real shell'}: http://localhost:${port}\n\n`);
}

/** A database of the area's own, in `.plaza`. @returns {Promise<string>} its URI */
function startDatabase(begin) {
  const { resolve } = createRequire(path.resolve('package.json'));
  const kit = path.dirname(resolve('@plaza/embedded-mongodb/package.json'));
  const host = begin(process.execPath, [path.join(kit, 'dist/host.cjs'), '.plaza/data'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((ready, fail) => {
    host.once('exit', () => fail(new Error('The database did not start.')));
    createInterface({ input: host.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) ready(JSON.parse(line).uri);
    });
  });
}
