import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import zod from 'zod';

interface Environment {
  teardown(): Promise<void>;
}
const TestEnvironment: new (options: object) => Environment = createRequire(__filename)('./jest-node-environment.cjs');

/** What a file meets that comes after one which did `change`. */
async function afterAFileThat(change: () => void): Promise<void> {
  const environment = new TestEnvironment({ projectConfig: { fakeTimers: {} } });
  change();
  await environment.teardown();
}

test('test files run in the realm of Node, where arrays of packages are arrays', () => {
  expect(runInThisContext('Array')).toBe(Array);
});

test('an npm package is the one that Node loads', () => {
  expect(createRequire(__filename)('zod').default).toBe(zod);
});

test('a global of one file is not visible to the next, and a replaced or removed one is restored', async () => {
  const { fetch, structuredClone } = globalThis;
  await afterAFileThat(() => {
    Object.assign(globalThis, { planted: true, fetch: () => undefined });
    Reflect.deleteProperty(globalThis, 'structuredClone');
  });
  expect('planted' in globalThis).toBe(false);
  expect(globalThis.fetch).toBe(fetch);
  expect(globalThis.structuredClone).toBe(structuredClone);
});

test('the same applies to its environment variables, listeners and exit code', async () => {
  process.env.PLAZA_TEST_KEPT = 'before';
  const listeners = process.listenerCount('SIGUSR2');
  const { exit } = process;
  await afterAFileThat(() => {
    process.env.PLAZA_TEST_KEPT = 'changed';
    process.env.PLAZA_TEST_PLANTED = 'yes';
    process.on('SIGUSR2', () => undefined);
    process.exit = () => undefined as never;
    process.exitCode = 3;
  });
  expect(process.env.PLAZA_TEST_KEPT).toBe('before');
  expect(process.env.PLAZA_TEST_PLANTED).toBeUndefined();
  expect(process.listenerCount('SIGUSR2')).toBe(listeners);
  expect(process.exit).toBe(exit);
  expect(process.exitCode).toBeUndefined();
  delete process.env.PLAZA_TEST_KEPT;
});

test('time continues after a file that stopped it', async () => {
  const { setTimeout } = globalThis;
  await afterAFileThat(() => {
    jest.useFakeTimers();
  });
  expect(globalThis.setTimeout).toBe(setTimeout);
  jest.useRealTimers();
});
