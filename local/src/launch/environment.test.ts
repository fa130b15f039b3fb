import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOptions } from './config';
import { platformEnvironment } from './environment';

let dir: string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-environment-'));
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

const environment = (given: NodeJS.ProcessEnv, ...args: string[]) =>
  platformEnvironment(readOptions(args, { PLAZA_DIR: dir, ...given }, '/srv/plaza'), 'mongodb://db/', given);

it("prefers the caller's variables to the defaults, except for empty ones", () => {
  const defaults = environment({});
  const names = ['BUS_SECRET', 'DEPLOY_TOKEN', 'INTERNAL_PORT', 'PUBLIC_URL', 'SHELL_DIR', 'NODE_ENV'];
  expect(environment(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaults);
  expect(environment({ DEPLOY_TOKEN: 'given', INTERNAL_PORT: '8180' })).toEqual({
    ...defaults,
    DEPLOY_TOKEN: 'given',
    INTERNAL_PORT: '8180',
  });
});

it('tells the programs the address at which the gateway listens', () => {
  expect(environment({}).PUBLIC_URL).toBe('http://localhost:8080');
  expect(environment({ HOST: '192.0.2.7' }).PUBLIC_URL).toBe('http://192.0.2.7:8080');
  expect(environment({ HOST: '192.0.2.7' }, '--processes').PUBLIC_URL).toBe('http://localhost:8080');
});
