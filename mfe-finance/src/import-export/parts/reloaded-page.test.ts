import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { createAppStore, saveSession } from '@plaza/web-kit';

// jsdom has no hashes; those of Node are the same.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');
beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }));

const [ada, bob] = [userFixture(), userFixture({ id: 'bob' })];
const signIn = (user = ada) => createAppStore().dispatch(saveSession('token', user));
beforeEach(() => signIn());

/** The modules of the import as a page has them that was just loaded. */
async function loadPage() {
  let page: (typeof import('./send-file') & typeof import('../import-idempotency-key')) | undefined;
  await jest.isolateModulesAsync(async () => {
    page = { ...(await import('./send-file')), ...(await import('../import-idempotency-key')) };
  });
  if (!page) throw new Error('not loaded');
  return page;
}

const account = (name: string) => ({ name, type: 'Savings', notes: 'n'.repeat(400_000) });
const data = { format: 'plaza-finance', version: 1, accounts: [1, 2, 3, 4, 5].map((n) => account(`${n}`)) } as never;

/** Sends the file of three parts from a new page; the part at the place `until` is refused. @returns what was sent */
async function sendFrom(page: Awaited<ReturnType<typeof loadPage>>, until = Number.POSITIVE_INFINITY) {
  const [sent, shares]: [{ file: string; place: number }[], number[]] = [[], []];
  const result = await page.sendFile(data, {
    async sendPart({ file, place }) {
      sent.push({ file, place });
      return place === until ? { error: { status: 400, message: 'No.' } } : {};
    },
    goesOn: (share) => shares.push(share) > 0,
  });
  return { result, shares, file: sent[0]?.file, places: sent.map(({ place }) => place) };
}

test('after a reload, the sending of a file continues with the missing parts, under the same id', async () => {
  const before = await sendFrom(await loadPage(), 1);
  expect(before.places).toEqual([0, 1]);
  const after = await sendFrom(await loadPage());
  expect(after.places).toEqual([1, 2]);
  expect(after.shares[0]).toBeCloseTo(1 / 3);
  expect(after.file).toBe(before.file);
  expect(after.result).toMatchObject({ sent: { parts: { file: before.file, count: 3 } } });
});

test('another window and another user send the file from the beginning', async () => {
  await sendFrom(await loadPage(), 1);
  sessionStorage.clear();
  expect((await sendFrom(await loadPage(), 1)).places).toEqual([0, 1]);
  signIn(bob);
  expect((await sendFrom(await loadPage())).places).toEqual([0, 1, 2]);
});

test('after a reload, an import without a response is sent with the same key, and by another user with another one', async () => {
  const keys: string[] = [];
  const send = async () => {
    const { sendImport } = await loadPage();
    await sendImport(async (key) => {
      keys.push(key);
      return { error: { status: 0, message: 'Failed to fetch' } };
    });
  };
  await send();
  await send();
  signIn(bob);
  await send();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
