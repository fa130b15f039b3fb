import fs from 'node:fs';
import path from 'node:path';

/** Prefixes below /api/v1/ that the gateway answers itself. */
const gatewayPrefixes = ['remotes', 'events'];

/** Reads versions, ports and prefixes from the repository, so that templates stay up to date. */
export function readRepository(root) {
  const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
  const entries = (folder) => fs.readdirSync(path.join(root, folder));
  const versions = (file) => JSON.parse(read(file)).dependencies;
  const { koa, mongoose } = versions('packages/service-kit/package.json');
  const { react } = versions('packages/web-kit/package.json');
  const { 'react-dom': reactDom } = versions('packages/ui/package.json');
  const { zod } = versions('packages/contracts/package.json');
  const tools = JSON.parse(read('package.json')).devDependencies;
  return {
    exists: (file) => fs.existsSync(path.join(root, file)),
    prefixes: [...gatewayPrefixes, ...matches(read('gateway/src/routes.ts'), /'\/api\/v1\/(\w+)'/g)],
    placeholders: {
      koa,
      mongoose,
      react,
      reactDom,
      zod,
      ...Object.fromEntries(Object.entries(tools).map(([name, version]) => [`root:${name}`, version])),
      contract: matches(read('packages/contracts/src/remote-contract.ts'), /remoteContract = (\d+)/g)[0],
    },
    nextPort: {
      remote: nextOf(
        entries('.')
          .filter((name) => name.startsWith('mfe-'))
          .flatMap((name) => matches(read(`${name}/rspack.config.mjs`), /port: (\d+)/g)),
      ),
      service: nextOf(
        entries('services').flatMap((name) => matches(read(`services/${name}/src/service.ts`), /port: (\d+)/g)),
      ),
    },
  };
}

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, group]) => group);

const nextOf = (ports) => Math.max(...ports.map(Number)) + 1;
