import fs from 'node:fs';
import path from 'node:path';

/** What the gateway answers itself, below /api/v1/. */
const gatewayOwn = ['remotes', 'events'];

/** What a new part must fit into: read from what is there, so that templates never fall behind. */
export function readRepository(root) {
  const read = (place) => fs.readFileSync(path.join(root, place), 'utf8');
  const places = (folder) => fs.readdirSync(path.join(root, folder));
  const versions = (place) => JSON.parse(read(place)).dependencies;
  const { koa, mongoose } = versions('packages/service-kit/package.json');
  const { react } = versions('packages/web-kit/package.json');
  return {
    exists: (place) => fs.existsSync(path.join(root, place)),
    prefixes: [...gatewayOwn, ...found(read('gateway/src/routes.ts'), /'\/api\/v1\/(\w+)'/g)],
    words: {
      koa,
      mongoose,
      react,
      contract: found(read('packages/contracts/src/remote-contract.ts'), /remoteContract = (\d+)/g)[0],
    },
    nextPort: {
      remote: after(
        places('.')
          .filter((name) => name.startsWith('mfe-'))
          .flatMap((name) => found(read(`${name}/rspack.config.mjs`), /port: (\d+)/g)),
      ),
      service: after(
        places('services').flatMap((name) => found(read(`services/${name}/src/service.ts`), /port: (\d+)/g)),
      ),
    },
  };
}

const found = (text, pattern) => [...text.matchAll(pattern)].map(([, group]) => group);

const after = (ports) => Math.max(...ports.map(Number)) + 1;
