import { platformUrl } from './gateway-url.mjs';
import { remotePorts } from './new/repository.mjs';
import {
  bin,
  build,
  exitWithShell,
  hasShellEnded,
  installPackages,
  requireNode,
  root,
  say,
  start,
  stop,
} from './preparation.mjs';

/**
 * `npm run dev`: the whole platform with hot reload, through the shell at http://localhost:4300.
 * `npm run dev -- finance`: that remote standalone, on its own page, against the rest of the platform.
 * Services restart when their sources change.
 */
const ports = remotePorts(root);
const [area] = process.argv.slice(2);
if (area && !ports[area]) stop(`There is no remote "${area}". Choose one of: ${Object.keys(ports).join(', ')}.`);

requireNode();
process.chdir(root);
installPackages();
exitWithShell();
build();
exitWithShell();

const children = [];
// The development servers find the platform that is started here, not another one at the default port.
const gateway = { PLAZA_GATEWAY_URL: platformUrl(process.env) };
const begin = (program, args, env = {}) => children.push(start(program, args, { env: { ...gateway, ...env } }));

begin(bin('rspack'), ['build', '--watch', '--config', 'local/rspack.config.mjs']);
begin(process.execPath, ['--watch-path=local/dist', '--watch-preserve-output', 'local/dist/main.cjs']);
if (area) {
  begin(bin('rspack'), [
    'dev',
    '--mode',
    'development',
    '--env',
    'standalone',
    '--config',
    `mfe-${area}/rspack.config.mjs`,
  ]);
  say(`\n${area} alone: http://localhost:${ports[area]}\n`);
} else {
  const remotes = Object.entries(ports).map(([name, port]) => `${name}=${port}`);
  for (const name of Object.keys(ports)) {
    begin(bin('rspack'), ['dev', '--mode', 'development', '--config', `mfe-${name}/rspack.config.mjs`]);
  }
  const env = { PLAZA_DEV_REMOTES: remotes.join(',') };
  begin(bin('rspack'), ['dev', '--mode', 'development', '--config', 'shell/rspack.config.mjs'], env);
  say('\nEverything with hot reload: http://localhost:4300\n');
}

let stopping = false;
function stopAll() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
setInterval(() => {
  if (hasShellEnded()) stopAll();
}, 500).unref();
for (const child of children) child.once('exit', stopAll);
