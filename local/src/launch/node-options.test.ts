import fs from 'node:fs';
import path from 'node:path';
import { nodeOptions } from './node-options';
import { programs } from './programs';

const root = path.resolve(__dirname, '../../..');
const optionsOf = (folder: string) => nodeOptions(path.join(root, folder, 'dist/main.cjs'));

it('reads the options for Node from the start script of each program', () => {
  for (const { folder } of programs.filter(({ urlVariable }) => urlVariable)) expect(optionsOf(folder)).toEqual([]);
  expect(optionsOf('gateway')).toEqual(['--expose-gc', '--no-allocation-site-pretenuring', '--initial-heap-size=256']);
});

it('are the same in the image of the gateway', () => {
  const dockerfile = fs.readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8');
  const commands = [...dockerfile.matchAll(/^CMD (\[.*\])$/gm)].map(([, list]) => JSON.parse(list ?? ''));
  expect(commands).toContainEqual(['node', '--enable-source-maps', ...optionsOf('gateway'), 'app/dist/main.cjs']);
});
