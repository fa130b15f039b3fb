import { setTimeout as delay } from 'node:timers/promises';
import { createLog } from '@plaza/service-kit/logging/log';
import { createStaticFile, type StaticFile } from '../static-file';
import { ShellPublisher } from './publish-shell';

/** A shell of these files, and a registry that counts its calls; both can change. */
function openPublisher(...names: string[]) {
  const files = new Map<string, StaticFile>();
  const add = (name: string) => files.set(name, createStaticFile(name, { identity: Buffer.from(name) }, 'public'));
  for (const name of names) add(name);
  const stored = new Set<string>();
  const registry = {
    answer: 'well' as 'well' | 'error' | 'never',
    published: [] as string[][],
    contents: 0,
    contentMs: 0,
    /** The largest number of contents that were sent at a time. */
    atOnce: 0,
    sending: 0,
  };
  const log = createLog('gateway', 'silent');
  const [warn, info] = [jest.spyOn(log, 'warn'), jest.spyOn(log, 'info')];
  let handleBuild: () => void = () => undefined;
  const shell = {
    changedAt: 0,
    assets: async () => files,
    subscribe(listener: () => void) {
      handleBuild = listener;
      return () => undefined;
    },
  };
  const publisher = new ShellPublisher(shell, {
    config: { REGISTRY_URL: 'http://registry' } as never,
    log,
    async internalFetch(_audience, { pathname }, { body, signal } = {}) {
      if (registry.answer === 'error') throw new Error('fetch failed');
      if (registry.answer === 'never') {
        return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      }
      if (pathname.endsWith('content')) {
        registry.contents++;
        registry.atOnce = Math.max(registry.atOnce, ++registry.sending);
        await (registry.contentMs > 0 ? fakeDelay(registry.contentMs) : Promise.resolve());
        registry.sending--;
        return new Response('{}');
      }
      const listed: { name: string; hash: string }[] = JSON.parse(String(body)).files;
      registry.published.push(listed.map(({ name }) => name));
      const missing = listed.filter(({ hash }) => !stored.has(hash)).map(({ hash }) => hash);
      for (const { hash } of listed) stored.add(hash);
      return Response.json({ missing });
    },
  });
  return { publisher, registry, shell, warn, info, add, handleBuild: () => handleBuild() };
}

const fakeDelay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// Without the real ones, the body of a Response is never read.
const doNotFake = ['nextTick', 'queueMicrotask', 'setImmediate'] as const;
beforeEach(() => jest.useFakeTimers({ doNotFake: [...doNotFake] }));
afterEach(() => jest.useRealTimers());

const dayMs = 24 * 3_600_000;
const main = 'main.0a1b2c3d.js';

it('publishes only files whose names contain a hash, sends the missing contents, and logs that they are published', async () => {
  const { publisher, registry, info } = openPublisher(main, 'favicon.svg', 'lazy.0a1b2c3d.css');
  await publisher.start();
  expect(registry).toMatchObject({ contents: 2, published: Array(2).fill([main, 'lazy.0a1b2c3d.css']) });
  expect(info.mock.calls).toEqual([[{ files: 2 }, 'other gateways can get the files of this shell']]);
  await publisher.stop();
});

it('sends eight contents at a time, and lists again only the files that were missing', async () => {
  const { publisher, registry, add, handleBuild } = openPublisher(main);
  await publisher.start();
  const newer = Array.from({ length: 20 }, (_, index) => `main.${10_000_000 + index}.js`);
  for (const name of newer) add(name);
  handleBuild();
  await jest.advanceTimersByTimeAsync(2001);
  expect(registry).toMatchObject({ contents: 21, atOnce: 8 });
  expect(registry.published.slice(-2)).toEqual([[main, ...newer], newer]);
  await publisher.stop();
});

it('publishes a build that is being written once it has not changed for two seconds', async () => {
  const { publisher, registry, shell, add } = openPublisher(main);
  shell.changedAt = Date.now() - 500;
  const started = publisher.start();
  await jest.advanceTimersByTimeAsync(1400);
  add('lazy.0a1b2c3d.js');
  shell.changedAt = Date.now();
  await jest.advanceTimersByTimeAsync(1900);
  expect(registry.published).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  await started;
  expect(registry.published[0]).toEqual([main, 'lazy.0a1b2c3d.js']);
  await publisher.stop();
});

it('stops while it waits for a build', async () => {
  const { publisher, registry, shell, warn } = openPublisher(main);
  shell.changedAt = Date.now();
  const started = publisher.start();
  await publisher.stop();
  await started;
  expect([registry.published, warn.mock.calls]).toEqual([[], []]);
});

it('publishes again every day', async () => {
  const { publisher, registry } = openPublisher(main);
  await publisher.start();
  await jest.advanceTimersByTimeAsync(dayMs - 1000);
  expect(registry.published).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(2000);
  expect(registry.published.length).toBeGreaterThan(2);
  expect(registry.contents).toBe(1);
  await publisher.stop();
});

it('retries while the registry is away, and logs that once', async () => {
  const { publisher, registry, warn } = openPublisher(main);
  registry.answer = 'error';
  await publisher.start();
  await jest.advanceTimersByTimeAsync(25_000);
  expect(warn).toHaveBeenCalledTimes(1);
  registry.answer = 'well';
  await jest.advanceTimersByTimeAsync(10_000);
  expect(registry.published.at(-1)).toEqual([main]);
  await publisher.stop();
});

it('publishes a new build soon after it was read', async () => {
  const { publisher, registry, add, handleBuild } = openPublisher(main);
  await publisher.start();
  add('main.4e5f6071.js');
  handleBuild();
  await jest.advanceTimersByTimeAsync(2001);
  expect(registry.published.at(-2)).toEqual([main, 'main.4e5f6071.js']);
  await publisher.stop();
});

it('does not keep a gateway from starting or stopping while the registry does not answer', async () => {
  jest.useRealTimers();
  const { publisher, registry } = openPublisher(main);
  registry.answer = 'never';
  const outcome = await Promise.race([publisher.start().then(() => 'started'), delay(3500).then(() => 'waits')]);
  expect(outcome).toBe('started');
  await expect(Promise.race([publisher.stop().then(() => 'stopped'), delay(500)])).resolves.toBe('stopped');
});

it('warns at the start of a gateway whose files take longer, and says when they are there', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `part${index}.${index.toString(16).padStart(8, '0')}.js`);
  const { publisher, registry, warn, info } = openPublisher(...names);
  registry.contentMs = 5000;
  const started = publisher.start();
  await jest.advanceTimersByTimeAsync(15_000);
  await started;
  expect(warn).toHaveBeenCalledTimes(1);
  expect(info).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(info).toHaveBeenCalledTimes(1);
  await publisher.stop();
});

it('publishes nothing while no shell is built', async () => {
  const { publisher, registry } = openPublisher();
  await publisher.start();
  expect(registry.published).toEqual([]);
  await publisher.stop();
});
