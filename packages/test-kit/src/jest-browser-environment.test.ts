/// <reference lib="dom" />
import { createRequire } from 'node:module';
import path from 'node:path';

interface Environment {
  setup(): Promise<void>;
  teardown(): Promise<void>;
}
type EnvironmentClass = new (config: object, context: object) => Environment;

const requireHere = createRequire(path.join(__dirname, 'jest-browser-environment.test.ts'));
const BrowserEnvironment = requireHere('./jest-browser-environment.cjs') as EnvironmentClass;

/** Runs an action as a file of screen tests, with the globals of a window. */
async function inWindow(action: () => void): Promise<void> {
  const environment = new BrowserEnvironment({ projectConfig: { fakeTimers: {} } }, { console });
  await environment.setup();
  try {
    action();
  } finally {
    await environment.teardown();
  }
}

const global = globalThis as Record<string, unknown>;

test('the globals of a window are there for one file, and each file has its own', async () => {
  const documents: unknown[] = [];
  for (let file = 0; file < 2; file += 1) {
    await inWindow(() => {
      documents.push(document);
      expect(window).toBe(globalThis);
      expect(document.body).toBeInstanceOf(HTMLElement);
      localStorage.setItem('kept', 'yes');
    });
    expect('document' in globalThis).toBe(false);
  }
  expect(documents[0]).not.toBe(documents[1]);
});

test('the window of an element has what is set in the global object, and the reverse', async () => {
  await inWindow(() => {
    const view = document.defaultView as unknown as Record<string, unknown>;
    global.addedByTest = 1;
    global.innerWidth = 390;
    expect([view.addedByTest, view.innerWidth]).toEqual([1, 390]);
    view.innerWidth = 1280;
    expect(window.innerWidth).toBe(1280);
  });
  expect('addedByTest' in globalThis).toBe(false);
});

test('a listener of the global object receives the events of the window', async () => {
  const received = jest.fn();
  await inWindow(() => {
    addEventListener('online', received);
    document.defaultView?.dispatchEvent(new Event('online'));
  });
  expect(received).toHaveBeenCalledTimes(1);
});

test('what a file has planned for later does not run in the next one', async () => {
  const late = jest.fn();
  await inWindow(() => {
    setTimeout(late, 20);
    setInterval(late, 20);
    setImmediate(() => setTimeout(late, 20));
  });
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(late).not.toHaveBeenCalled();
});

test('what React has planned runs before the window is closed', async () => {
  const seen: unknown[] = [];
  await inWindow(() => {
    setImmediate(() => seen.push(typeof document));
  });
  expect(seen).toEqual(['object']);
});
