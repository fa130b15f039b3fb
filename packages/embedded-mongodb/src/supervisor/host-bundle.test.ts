import fs from 'node:fs';
import path from 'node:path';
import { scratchDirectories } from '../testing/scratch-directory';
import { hostBundle } from './host-bundle';

const scratch = scratchDirectories();

test('the host is found from any folder below the one that contains it', () => {
  const root = scratch('root');
  const dist = path.join(root, 'node_modules/@plaza/embedded-mongodb/dist');
  fs.mkdirSync(dist, { recursive: true });
  fs.writeFileSync(path.join(dist, 'host.cjs'), '');
  fs.mkdirSync(path.join(root, 'services/finance'), { recursive: true });
  expect(hostBundle(path.join(root, 'services/finance'))).toBe(path.join(dist, 'host.cjs'));
});

test('a missing build is reported with advice', () => {
  expect(() => hostBundle(path.dirname(scratch()))).toThrow('build it first: npm run build');
});
