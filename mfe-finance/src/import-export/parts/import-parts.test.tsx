import type { EverythingImport, ImportPart } from '@plaza/contracts/finance/import-export';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expectToast } from '../../testing/expect-toast';
import { financeForTests } from '../../testing/server';
import ImportExportMenu from '../import-export-menu';
import { fileIdOf } from './file-id';

// jsdom has no hashes; those of Node are the same.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');
beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }));

const finance = financeForTests();
beforeEach(() => createAppStore().dispatch(saveSession('token', userFixture())));
afterEach(() => jest.restoreAllMocks());
const path = '/api/v1/finance/import';

const settings = { baseCurrency: 'CAD' };
const account = (name: string) => ({ name, type: 'Savings', notes: 'n'.repeat(400_000) });
const accounts = [account('a'), account('b'), account('c')];
const jsonFile = (data: object, name = 'plaza.json') =>
  new File([JSON.stringify({ format: 'plaza-finance', version: 1, ...data }, null, 1)], name, {
    type: 'application/json',
  });
/** A file of two parts. What was sent of a file is known until it is imported, so each test has one of its own. */
const largeFile = (lender: string) => jsonFile({ settings, accounts, loans: [{ lender }] });
const smallFile = () => jsonFile({}, 'small.json');

const done = () => new Response(null, { status: 204 });

/**
 * Takes parts and imports as the service would. Parts are answered by `answer`, the place of one being given; imports
 * by `answerImport`, where it gives something.
 */
function answerImports(
  answer: (place: number) => Response | Promise<Response> = done,
  answerImport: (body: EverythingImport) => Response | undefined = () => undefined,
) {
  const parts: ImportPart[] = [];
  const imports: EverythingImport[] = [];
  const keys: (string | null)[] = [];
  finance.server.use(
    http.post(`${path}/parts`, async ({ request }) => {
      const text = await request.text();
      expect(text.length).toBeLessThan(1024 * 1024);
      const part = JSON.parse(text) as ImportPart;
      parts.push(part);
      return answer(part.place);
    }),
    http.post(path, async ({ request }) => {
      const body = (await request.json()) as EverythingImport;
      imports.push(body);
      if (!body.preview) keys.push(request.headers.get('Idempotency-Key'));
      const answered = answerImport(body);
      if (answered) return answered;
      return HttpResponse.json({ preview: body.preview, taken: { accounts: 3, loans: 1 }, refused: [], sample: [] });
    }),
  );
  const places = () => parts.map(({ place }) => place);
  return { parts, imports, keys, places };
}

const retryAt = (seconds: number, status: number): Response => {
  const answer = errorAnswer(status, 'Come again.', 'busy');
  answer.headers.set('Retry-After', `${seconds}`);
  return answer;
};

async function open(): Promise<UserEvent> {
  const { user } = renderInPlaza(<ImportExportMenu />);
  await openAgain(user);
  return user;
}

async function openAgain(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Import & Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /An Export of Plaza/ }));
}

const pick = async (user: UserEvent, file: File) => user.upload(await screen.findByLabelText('File'), file);
const namesOf = (part: ImportPart) =>
  Object.entries(part.rows).map(([kind, rows]) => [kind, rows?.map((row) => Object.values(row as object)[0])]);

describe('an export that is too large for one request', () => {
  test('is sent in parts before its preview and its import, once', async () => {
    const { parts, imports } = answerImports();
    const user = await open();
    await pick(user, largeFile('Bank'));
    expect(await screen.findByText('Will be added: 3 accounts, 1 loan.')).toBeVisible();
    expect(screen.queryByText(/Sending the file/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'How' }));
    await user.click(screen.getByRole('option', { name: 'Replace what is there' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Replace Everything' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Replace Everything' }));
    await expectToast('Import finished');
    expect(parts.map(namesOf)).toEqual([
      [['accounts', ['a', 'b']]],
      [
        ['accounts', ['c']],
        ['loans', ['Bank']],
      ],
    ]);
    const { file } = parts[0] ?? {};
    expect(parts.map((part) => [part.file, part.place])).toEqual([
      [file, 0],
      [file, 1],
    ]);
    const rest = { data: { format: 'plaza-finance', version: 1, settings }, parts: { file, count: 2 } };
    expect(imports).toEqual([
      { mode: 'add', preview: true, ...rest },
      { mode: 'replace', preview: true, ...rest },
      { mode: 'replace', preview: false, ...rest },
    ]);
  });

  test('shows the progress, and why it failed; chosen again it continues', async () => {
    let fail: (response: Response) => void = () => undefined;
    const first = new Promise<Response>((resolve) => {
      fail = resolve;
    });
    let isFirst = true;
    const { parts, imports, places } = answerImports((place) => {
      if (place === 0 || !isFirst) return new Response(null, { status: 204 });
      isFirst = false;
      return first;
    });
    const user = await open();
    await pick(user, largeFile('B'));
    expect(await screen.findByText('Sending the file: 50%')).toBeVisible();
    fail(errorAnswer(429, 'Too many requests. Try again in 3 minutes.', 'too_many_requests'));
    expect(await screen.findByText('Too many requests. Try again in 3 minutes.')).toBeVisible();
    expect(screen.queryByText(/Sending the file/)).not.toBeInTheDocument();
    expect(imports).toEqual([]);
    await pick(user, largeFile('B'));
    expect(await screen.findByText('Will be added: 3 accounts, 1 loan.')).toBeVisible();
    expect(places()).toEqual([0, 1, 1]);
    expect(new Set(parts.map(({ file }) => file)).size).toBe(1);
  });

  test('is not sent any further once another file is chosen, or the dialog is closed', async () => {
    const held: (() => void)[] = [];
    const { imports, places } = answerImports(() => new Promise((resolve) => held.push(() => resolve(done()))));
    const user = await open();
    await pick(user, largeFile('C'));
    await waitFor(() => expect(held).toHaveLength(1));
    await pick(user, smallFile());
    expect(await screen.findByText(/Will be added/)).toBeVisible();
    expect(screen.queryByText(/Sending the file/)).not.toBeInTheDocument();
    held[0]?.();
    await pick(user, largeFile('D'));
    await waitFor(() => expect(held).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    held[1]?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(places()).toEqual([0, 0]);
    expect(imports).toHaveLength(1);
  });

  test('is sent completely if a part fails temporarily', async () => {
    const failures = [HttpResponse.error(), retryAt(0, 502), retryAt(0, 429)];
    const { places } = answerImports(() => failures.shift() ?? done());
    await pick(await open(), largeFile('E'));
    expect(await screen.findByText('Will be added: 3 accounts, 1 loan.', {}, { timeout: 5000 })).toBeVisible();
    expect(places()).toEqual([0, 0, 0, 0, 1]);
  });

  test('is given up after some attempts, or before a long pause, and continues when it is chosen again', async () => {
    let answer = () => retryAt(0, 503);
    const { places } = answerImports((place) => (place === 0 ? done() : answer()));
    const user = await open();
    await pick(user, largeFile('F'));
    expect(await screen.findByText('Come again.')).toBeVisible();
    expect(places()).toEqual([0, 1, 1, 1, 1]);
    answer = () => retryAt(61, 429);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await openAgain(user);
    await pick(user, largeFile('F'));
    expect(await screen.findByText('Come again.')).toBeVisible();
    expect(places().slice(5)).toEqual([1]);
    answer = done;
    await pick(user, largeFile('F'));
    expect(await screen.findByText('Will be added: 3 accounts, 1 loan.')).toBeVisible();
    expect(places().slice(6)).toEqual([1]);
  });

  test('is sent again once the service reports that its parts are gone, or it is imported', async () => {
    let isGone = false;
    const gone = () => errorAnswer(409, 'Choose the file again.', 'import_parts_missing');
    const { places } = answerImports(done, () => (isGone ? gone() : undefined));
    const user = await open();
    await pick(user, largeFile('G'));
    await screen.findByText('Will be added: 3 accounts, 1 loan.');
    isGone = true;
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Choose the file again.')).toBeVisible();
    isGone = false;
    await pick(user, largeFile('G'));
    await screen.findByText('Will be added: 3 accounts, 1 loan.');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import finished');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openAgain(user);
    await pick(user, largeFile('G'));
    await screen.findByText('Will be added: 3 accounts, 1 loan.');
    expect(places()).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('is still sent while the file picker is open, and stays the chosen one', async () => {
    const held: (() => void)[] = [];
    const { places } = answerImports(() => new Promise((resolve) => held.push(() => resolve(done()))));
    const user = await open();
    await pick(user, largeFile('H'));
    await waitFor(() => expect(held).toHaveLength(1));
    await user.click(screen.getByLabelText('File'));
    expect(screen.getByText('Chosen: plaza.json')).toBeVisible();
    held[0]?.();
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.();
    expect(await screen.findByText('Will be added: 3 accounts, 1 loan.')).toBeVisible();
    expect(places()).toEqual([0, 1]);
  });

  test('has the same key after a lost answer, however long sending it again takes', async () => {
    let isLost = true;
    const lost = () => HttpResponse.json({}, { status: 504 });
    const { keys, places } = answerImports(done, ({ preview }) => (isLost && !preview ? lost() : undefined));
    const user = await open();
    await pick(user, largeFile('I'));
    await screen.findByText('Will be added: 3 accounts, 1 loan.');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await screen.findByText(/may have been imported/);
    isLost = false;
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 3600_000);
    await pick(user, largeFile('I'));
    await screen.findByText('Will be added: 3 accounts, 1 loan.');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await expectToast('Import finished');
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
    expect(places()).toEqual([0, 1]);
  });
});

test('the id of a file is a UUID, the same for the same parts and another for others', async () => {
  const id = await fileIdOf([{ loans: [1] }, { loans: [2] }]);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await fileIdOf([{ loans: [1] }, { loans: [2] }])).toBe(id);
  expect(await fileIdOf([{ loans: [2] }, { loans: [1] }])).not.toBe(id);
});

test('a CSV file that is too large for a request is rejected in the browser', async () => {
  const { user } = renderInPlaza(<ImportExportMenu />);
  await user.click(screen.getByRole('button', { name: 'Import & Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /A CSV File/ }));
  await pick(user, new File([`Name,Type\n${'"A","Savings"\n'.repeat(64_000)}`], 'bank.csv', { type: 'text/csv' }));
  expect(await screen.findByText('This file is too large. Split it, and import the parts.')).toBeVisible();
});
