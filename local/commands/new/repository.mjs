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
  return {
    exists: (file) => fs.existsSync(path.join(root, file)),
    prefixes: [...gatewayPrefixes, ...matches(read('gateway/src/routes.ts'), /'\/api\/v1\/(\w+)'/g)],
    placeholders: {
      koa,
      mongoose,
      react,
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
