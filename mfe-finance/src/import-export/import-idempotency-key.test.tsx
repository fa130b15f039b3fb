import type { EverythingImport, RowsImport } from '@plaza/contracts/finance/import-export';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expectToast } from '../testing/expect-toast';
import { financeForTests } from '../testing/server';
import ImportExportMenu from './import-export-menu';
import { sendImport } from './import-idempotency-key';

const finance = financeForTests();
beforeEach(() => createAppStore().dispatch(saveSession('token', userFixture())));
const csv = new File(['Name,Type\nChequing,Chequing\n'], 'bank.csv', { type: 'text/csv' });
const everything = new File(['{"format":"plaza-finance"}'], 'plaza.json', { type: 'application/json' });

/** Answers previews; imports as `answer` does by then. Returns the keys of both, a key for each request. */
function answerImports(route: string) {
  const keys = { ofPreviews: new Map<string, string | null>(), ofImports: new Map<string, string | null>() };
  const imports = { answer: () => HttpResponse.json({}, { status: 504 }) as Response };
  const report = { taken: { accounts: 1 }, refused: [], sample: [] };
  finance.server.use(
    http.post(`/api/v1/finance${route}`, async ({ request, requestId }) => {
      const { preview } = (await request.clone().json()) as RowsImport | EverythingImport;
      const received = preview ? keys.ofPreviews : keys.ofImports; // by request: MSW may ask a handler twice about one
      received.set(requestId, request.headers.get('Idempotency-Key'));
      return preview ? HttpResponse.json({ ...report, preview }) : imports.answer();
    }),
  );
  const done = () => HttpResponse.json({ ...report, preview: false });
  return {
    imports,
    done,
    keysOfImports: () => [...keys.ofImports.values()],
    keysOfPreviews: () => new Set(keys.ofPreviews.values()),
  };
}

async function open(user: UserEvent, line: RegExp, file: File) {
  await user.click(screen.getByRole('button', { name: 'Import & Export' }));
  await user.click(await screen.findByRole('menuitem', { name: line }));
  await user.upload(await screen.findByLabelText('File'), file);
}

async function previewRows(user: UserEvent) {
  await open(user, /A CSV File/, csv);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Preview' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText(/Will be added: 1 account/);
}

async function previewEverything(user: UserEvent) {
  await open(user, /An Export of Plaza/, everything);
  await screen.findByText(/Will be added: 1 account/);
}

describe.each([
  ['rows', '/import/rows', previewRows, 'Import 1 account', '1 account imported'],
  ['everything', '/import', previewEverything, 'Import', 'Import finished'],
] as const)('an import of %s', (_what, route, preview, button, finished) => {
  const send = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: button }));

  test('has the same key after a lost answer, also in another dialog, and another one once it is answered', async () => {
    const { imports, done, keysOfImports, keysOfPreviews } = answerImports(route);
    const { user } = renderInPlaza(<ImportExportMenu />);
    await preview(user);
    await send(user);
    await screen.findByText(/may have been imported/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await preview(user);
    imports.answer = () => errorAnswer(409, 'Another import of yours is still running.', 'import_running');
    await send(user);
    await screen.findByText('Another import of yours is still running.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    imports.answer = done;
    for (const _again of [1, 2]) {
      await preview(user);
      await send(user);
      await expectToast(finished);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    const [first, ...later] = keysOfImports();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(later).toEqual([first, first, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(later[2]).not.toBe(first);
    expect(keysOfPreviews()).toEqual(new Set([null]));
  });

  test('of something else after a lost answer reports that the first one was saved, and is sent with another key', async () => {
    const { imports, done, keysOfImports } = answerImports(route);
    imports.answer = () => errorAnswer(409, 'Another request was made with this key.', 'idempotency_key_reused');
    const { user } = renderInPlaza(<ImportExportMenu />);
    await preview(user);
    await send(user);
    const told = 'Your first attempt was saved. Check your records before you import another file.';
    expect(await screen.findByText(told)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    imports.answer = done;
    await preview(user);
    await send(user);
    await expectToast(finished);
    const [first, second] = keysOfImports();
    expect(second).not.toBe(first);
  });
});

test('an import sent ten minutes after the last one without an answer has another key', async () => {
  const keys: string[] = [];
  const lost = { error: { status: 0, message: 'Failed to fetch' } };
  const taken = { accounts: 1, loans: 0, incomes: 0, expenses: 0, properties: 0 };
  const done = { data: { preview: false, taken, refused: [], sample: [] } };
  const sendAt = async (minute: number, result: typeof lost | typeof done) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(minute * 60_000);
    await sendImport(async (key) => {
      keys.push(key);
      return result;
    });
    clock.mockRestore();
  };
  await sendAt(0, lost);
  await sendAt(9, lost);
  await sendAt(18, lost);
  await sendAt(28, done);
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});
