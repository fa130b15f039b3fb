import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = process.cwd();
let tree: string;

/** A tree like the repository's, small, with the repository's packages to resolve. */
beforeEach(() => {
  tree = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-walls-'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
  write('packages/contracts/src/roles.ts', "import { z } from 'zod';\nexport const Role = z.string();\n");
  write('packages/service-kit/src/log.ts', "export { Role } from '../../contracts/src/roles';\n");
  write(
    'mfe-finance/src/accounts.tsx',
    "import { useState } from 'react';\nexport const Accounts = () => <p>{useState(1)[0]}</p>;\n",
  );
  write('services/identity/src/people.ts', "export { Role } from '../../../packages/service-kit/src/log';\n");
});
afterEach(() => fs.rmSync(tree, { recursive: true }));

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  fs.writeFileSync(path.join(tree, file), text);
}

function holdWalls() {
  const places = fs.readdirSync(tree).filter((name) => name !== 'node_modules');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'local/commands/walls.mjs'), ...places],
    {
      cwd: tree,
      encoding: 'utf8',
    },
  );
  return { status, said: `${stdout}${stderr}` };
}

it('passes a tree that follows the rules', () => {
  expect(holdWalls()).toMatchObject({ status: 0 });
});

it('reads generic functions of a file without JSX', () => {
  write('mfe-finance/src/first-of.ts', 'export const firstOf = <Row>(rows: readonly Row[]) => rows[0];\n');
  expect(holdWalls()).toMatchObject({ status: 0 });
});

it.each([
  [
    'a remote imports another',
    'mfe-markets/src/x.tsx',
    "export * from '../../mfe-finance/src/accounts';",
    'deployables-are-separate',
  ],
  [
    'a service imports a type of another one',
    'services/finance/src/x.ts',
    "import type { Role } from '../../identity/src/people';\nexport type X = typeof Role;",
    'deployables-are-separate',
  ],
  [
    'the shell imports a remote at build time',
    'shell/src/x.tsx',
    "import { Accounts } from '../../mfe-finance/src/accounts';\nexport const X = () => <Accounts />;",
    'deployables-are-separate',
  ],
  [
    'contracts take in a library',
    'packages/contracts/src/x.ts',
    "export { pino } from 'pino';",
    'contracts-stand-alone',
  ],
  [
    'a package reaches up into a deployable',
    'packages/service-kit/src/x.ts',
    "export * from '../../../services/identity/src/people';",
    'packages-know-no-deployable',
  ],
  [
    'a screen reaches into the services kit',
    'mfe-finance/src/x.tsx',
    "export * from '../../packages/service-kit/src/log';",
    'browsers-do-not-reach-into-servers',
  ],
  [
    'a remote imports the router directly',
    'mfe-finance/src/x.tsx',
    "export { Link } from 'react-router-dom';",
    'remotes-reach-libraries-through-kits',
  ],
  ['a service draws', 'services/identity/src/x.ts', "export { useState } from 'react';", 'servers-do-not-draw'],
])('fails when %s', (_case, file, text, rule) => {
  write(file, `${text}\n`);
  const { status, said } = holdWalls();
  expect(said).toContain(`error ${rule}: ${file}`);
  expect(status).not.toBe(0);
});
