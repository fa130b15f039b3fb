import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFinanceAccountsQuery } from '../finance-api';
import { expectToast } from '../testing/expect-toast';
import { accountFixture, financeForTests } from '../testing/server';
import ImportExportMenu from './import-export-menu';
import { ImportReport } from './report/import-report';
import { guessedMapping, headOf, missingFields } from './rows/csv-head';

const finance = financeForTests();
const path = '/api/v1/finance';

/** Answers imports as the service would: one row taken and one rejected. Returns the bodies of the requests. */
function answerImports(route: string) {
  const requests: Record<string, unknown>[] = [];
  finance.server.use(
    http.post(`${path}${route}`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      requests.push(body);
      return HttpResponse.json({
        preview: body.preview,
        taken: { accounts: 1, loans: 0, incomes: 0, expenses: 0, properties: 0 },
        refused: [{ kind: 'accounts', row: 3, path: 'balance', value: 'much', message: 'Must be a decimal number' }],
        sample: [{ name: 'Chequing', balance: '12.50' }],
      });
    }),
  );
  return requests;
}

/** Answers each import only when it is told to, by the place of its request, with that many accounts taken. */
function holdImports(route: string) {
  const held: ((accounts: number) => void)[] = [];
  finance.server.use(
    http.post(`${path}${route}`, async ({ request }) => {
      const { preview } = (await request.json()) as { preview: boolean };
      const accounts = await new Promise<number>((resolve) => held.push(resolve));
      return HttpResponse.json({ preview, taken: { accounts }, refused: [], sample: [] });
    }),
  );
  return {
    answer: async (place: number, accounts: number) => {
      await waitFor(() => expect(held.length).toBeGreaterThan(place));
      await act(async () => held[place]?.(accounts));
    },
  };
}

function AccountNames() {
  const { data = [] } = useFinanceAccountsQuery();
  return <p>Accounts: {data.map(({ name }) => name).join()}</p>;
}

const csvFile = (csv: string) => new File([csv], 'bank.csv', { type: 'text/csv' });
const exportFile = () =>
  new File([JSON.stringify({ format: 'plaza-finance' })], 'plaza.json', { type: 'application/json' });

const pickFile = async (user: UserEvent, file: File) => user.upload(await screen.findByLabelText('File'), file);

/** A file is read a moment after it was chosen. */
const canPreview = () => waitFor(() => expect(screen.getByRole('button', { name: 'Preview' })).toBeEnabled());

async function chooseToReplace(user: UserEvent) {
  await user.click(screen.getByRole('combobox', { name: 'How' }));
  await user.click(screen.getByRole('option', { name: 'Replace what is there' }));
}

/** A moment in which an answer that has come would have been shown. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

async function openMenu(line: RegExp) {
  const { user } = renderInPlaza(<ImportExportMenu />);
  await user.click(screen.getByRole('button', { name: 'Import & Export' }));
  await user.click(await screen.findByRole('menuitem', { name: line }));
  return user;
}

describe('import and export', () => {
  test('the header of a file may use commas, semicolons or tabs, and quotes', () => {
    expect(headOf('\uFEFFName,"Bal ""ance""",Type\n1,2,3')).toEqual(['Name', 'Bal "ance"', 'Type']);
    expect(headOf('Name;Balance\r\n1;2')).toEqual(['Name', 'Balance']);
    expect(headOf('Name\tBalance')).toEqual(['Name', 'Balance']);
  });

  test('columns with the names of fields are mapped to them', () => {
    expect(guessedMapping('expenses', ['CATEGORY', 'description', 'Amount (CAD)', 'type', 'Colour'])).toEqual({
      category: 'CATEGORY',
      description: 'description',
      amount: 'Amount (CAD)',
      type: 'type',
    });
    expect(missingFields('accounts', { name: 'Name' })).toEqual(['Type']);
  });

  test('a CSV file is mapped, previewed with its rejected rows, and then imported', async () => {
    const requests = answerImports('/import/rows');
    const user = await openMenu(/A CSV File/);
    const csv = 'Name,Type,Saldo\nChequing,Chequing,12.50\nOther,Savings,much\n';
    await user.upload(await screen.findByLabelText('File'), new File([csv], 'bank.csv', { type: 'text/csv' }));
    await user.click(await screen.findByRole('combobox', { name: 'Column for Balance' }));
    await user.click(screen.getByRole('option', { name: 'Saldo' }));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Will be added: 1 account. 1 row is refused.')).toBeVisible();
    const rejected = screen.getByRole('table', { name: 'Refused rows' });
    expect(within(rejected).getByRole('row', { name: /accounts 3/ })).toHaveTextContent(
      'accounts 3BalancemuchMust be a decimal number',
    );
    await user.click(screen.getByRole('button', { name: 'Import 1 account' }));
    await expectToast('1 account imported');
    await expectToast('1 row was refused.');
    const mapping = { name: 'Name', type: 'Type', balance: 'Saldo' };
    expect(requests).toMatchObject([
      { kind: 'accounts', csv, mapping, decimalSign: '.', currency: 'USD', preview: true },
      { kind: 'accounts', csv, mapping, preview: false },
    ]);
  });

  test('required fields need a column before the next step', async () => {
    const user = await openMenu(/A CSV File/);
    await user.upload(await screen.findByLabelText('File'), new File(['Saldo\n1\n'], 'bank.csv', { type: 'text/csv' }));
    expect(await screen.findByText('Still without a column: Name, Type.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
  });

  test('an export is previewed as soon as it is chosen; replacing warns first', async () => {
    const requests = answerImports('/import');
    const user = await openMenu(/An Export of Plaza/);
    await pickFile(user, exportFile());
    expect(await screen.findByText(/Will be added: 1 account/)).toBeVisible();
    await chooseToReplace(user);
    expect(screen.getByRole('alert')).toHaveTextContent('will be removed');
    expect(await screen.findByText(/Will be added: 1 account/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Replace Everything' }));
    await expectToast('Import finished');
    await expectToast('1 row was refused.');
    expect(requests).toEqual([
      { mode: 'add', preview: true, data: { format: 'plaza-finance' } },
      { mode: 'replace', preview: true, data: { format: 'plaza-finance' } },
      { mode: 'replace', preview: false, data: { format: 'plaza-finance' } },
    ]);
  });

  test('replacing everything waits for its own preview, whichever answer arrives first', async () => {
    const imports = holdImports('/import');
    const user = await openMenu(/An Export of Plaza/);
    await pickFile(user, exportFile());
    await chooseToReplace(user);
    await imports.answer(1, 2);
    expect(await screen.findByText('Will be added: 2 accounts.')).toBeVisible();
    await imports.answer(0, 1);
    await settle();
    expect(screen.getByText('Will be added: 2 accounts.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Replace Everything' })).toBeEnabled();
  });

  test('the preview of another import mode is removed as soon as the mode is changed', async () => {
    const imports = holdImports('/import');
    const user = await openMenu(/An Export of Plaza/);
    await pickFile(user, exportFile());
    await imports.answer(0, 1);
    expect(await screen.findByText('Will be added: 1 account.')).toBeVisible();
    await chooseToReplace(user);
    expect(screen.queryByText('Will be added: 1 account.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Replace Everything' })).toBeDisabled();
    await imports.answer(1, 2);
    expect(await screen.findByText('Will be added: 2 accounts.')).toBeVisible();
  });

  test('a slower preview of an earlier file does not replace that of a later one', async () => {
    const imports = holdImports('/import');
    const user = await openMenu(/An Export of Plaza/);
    await pickFile(user, exportFile());
    await pickFile(user, exportFile());
    await imports.answer(1, 2);
    expect(await screen.findByText('Will be added: 2 accounts.')).toBeVisible();
    await imports.answer(0, 1);
    await settle();
    expect(screen.getByText('Will be added: 2 accounts.')).toBeVisible();
  });

  test('the same file is read again when it is chosen again', async () => {
    const user = await openMenu(/A CSV File/);
    const file = csvFile('Name,Type\nChequing,Chequing\n');
    const read = jest.spyOn(file, 'arrayBuffer');
    await pickFile(user, file);
    await canPreview();
    await pickFile(user, file);
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  test('a rejected file replaces the previous one', async () => {
    const user = await openMenu(/A CSV File/);
    await pickFile(user, csvFile('Name,Type\nChequing,Chequing\n'));
    await canPreview();
    await pickFile(user, csvFile('x'.repeat(900_001)));
    expect(await screen.findByText(/larger than 900 kB/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
    expect(screen.queryByRole('combobox', { name: 'Column for Name' })).not.toBeInTheDocument();
  });

  test('the next preview removes the error of the previous one', async () => {
    finance.reject('post', '/import/rows', { status: 400, message: 'Line 2 has a quote too many.' });
    const user = await openMenu(/A CSV File/);
    await pickFile(user, csvFile('Name,Type\nChequing,Chequing\n'));
    await canPreview();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Line 2 has a quote too many.')).toBeVisible();
    answerImports('/import/rows');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(/Will be added: 1 account/)).toBeVisible();
    expect(screen.queryByText('Line 2 has a quote too many.')).not.toBeInTheDocument();
  });

  test('nothing can be changed while a preview is pending', async () => {
    const imports = holdImports('/import/rows');
    const user = await openMenu(/A CSV File/);
    await pickFile(user, csvFile('Name,Type\nChequing,Chequing\n'));
    await canPreview();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    for (const field of screen.getAllByRole('combobox')) expect(field).toBeDisabled();
    expect(screen.getByLabelText('File')).toBeDisabled();
    await imports.answer(0, 1);
    expect(await screen.findByRole('button', { name: 'Import 1 account' })).toBeEnabled();
    for (const field of screen.getAllByRole('combobox')) expect(field).toBeEnabled();
    expect(screen.getByLabelText('File')).toBeEnabled();
  });

  test.each([
    ['A CSV file', /A CSV File/, csvFile('Name,Type\n')],
    ['An export', /An Export of Plaza/, exportFile()],
  ])('%s that cannot be read is reported', async (_what, line, file) => {
    jest.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('It was changed.', 'NotReadableError'));
    const user = await openMenu(line);
    await pickFile(user, file);
    expect(await screen.findByText('The file could not be read. Choose it again.')).toBeVisible();
  });

  test('the file has one label, and is described by its hint or error', async () => {
    const user = await openMenu(/A CSV File/);
    const input = await screen.findByLabelText<HTMLInputElement>('File');
    expect(input.labels).toHaveLength(1);
    expect(input).toHaveAccessibleDescription('The first line names the columns.');
    expect(input).toBeValid();
    await pickFile(user, csvFile('x'.repeat(900_001)));
    await waitFor(() => expect(input).toBeInvalid());
    expect(input).toHaveAccessibleDescription(/larger than 900 kB/);
  });

  test('equal rows are all shown', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const row = { name: 'Chequing', balance: '12.50' };
    const taken = { accounts: 2, loans: 0, incomes: 0, expenses: 0, properties: 0 };
    renderInPlaza(<ImportReport report={{ preview: true, taken, refused: [], sample: [row, row] }} />);
    expect(screen.getAllByRole('row', { name: 'Chequing 12.50' })).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled(); // as React does about equal keys
    complaints.mockRestore();
  });

  test('fields are named in a report as in their forms, without internal ones', () => {
    const taken = { accounts: 1, loans: 0, incomes: 0, expenses: 0, properties: 0 };
    const sample = [{ name: 'Chequing', conversionFactor: '1', sortOrder: '4' }];
    renderInPlaza(<ImportReport report={{ preview: true, taken, refused: [], sample }} />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Conversion Factor',
    ]);
  });

  test('an income is shown with what is paid each time, and what that is per month', () => {
    const taken = { accounts: 0, loans: 0, incomes: 1, expenses: 0, properties: 0 };
    const sample = [{ source: 'Side Hustle', pay: '500', frequency: 'Weekly', perMonth: '2166.67' }];
    const refused = [{ kind: 'incomes' as const, row: 3, path: 'pay', value: '-1', message: 'Must not be below zero' }];
    renderInPlaza(<ImportReport report={{ preview: true, taken, refused, sample }} />);
    const [rows, refusals] = screen.getAllByRole('table').map((table) => within(table).getAllByRole('row'));
    expect(rows?.map(({ textContent }) => textContent)).toEqual([
      'SourceAmountFrequencyPer Month',
      'Side Hustle500Weekly2166.67',
    ]);
    expect(refusals?.[1]).toHaveTextContent('incomes 3Amount-1Must not be below zero');
  });

  test('the amount of an income is guessed as what is paid each time', async () => {
    const requests = answerImports('/import/rows');
    const user = await openMenu(/A CSV File/);
    await user.click(await screen.findByRole('combobox', { name: 'What the rows are' }));
    await user.click(screen.getByRole('option', { name: 'Income sources' }));
    await pickFile(user, csvFile('Source,Type,Amount,Frequency\nSide Hustle,Net (After Tax),500,Weekly\n'));
    expect(await screen.findByRole('combobox', { name: 'Column for Amount' })).toHaveTextContent('Amount');
    expect(screen.getByRole('combobox', { name: 'Column for Monthly Amount' })).toHaveTextContent('—');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const mapping = { source: 'Source', type: 'Type', frequency: 'Frequency' };
    await waitFor(() => expect(requests).toMatchObject([{ kind: 'incomes', mapping, payColumn: 'Amount' }]));
    expect(requests[0]?.mapping).toEqual(mapping);
  });

  test('the amount of an expense is guessed as what is paid each time', async () => {
    const requests = answerImports('/import/rows');
    const user = await openMenu(/A CSV File/);
    await user.click(await screen.findByRole('combobox', { name: 'What the rows are' }));
    await user.click(screen.getByRole('option', { name: 'Expenses' }));
    await pickFile(user, csvFile('Category,Description,Annual Amount,Type\nInsurance,Car,1200,Fixed\n'));
    expect(await screen.findByRole('combobox', { name: 'Column for Amount' })).toHaveTextContent('Annual Amount');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const mapping = { category: 'Category', description: 'Description', type: 'Type' };
    await waitFor(() => expect(requests).toMatchObject([{ kind: 'expenses', mapping, amountColumn: 'Annual Amount' }]));
    expect(requests[0]?.mapping).toEqual(mapping);
  });

  test('a report is scrolled to, as it may be below the visible area', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const taken = { accounts: 0, loans: 0, incomes: 0, expenses: 0, properties: 0 };
    renderInPlaza(<ImportReport report={{ preview: true, taken, refused: [], sample: [] }} />);
    expect(scroll.mock.contexts).toContain(screen.getByText('No row can be imported.'));
    scroll.mockRestore();
  });

  test.each(['nonsense', '', '{"nope":1}', '{"format":"other"}', '[]', 'null'])(
    'a file of %j is not an export, and is not sent',
    async (content) => {
      const sent = answerImports('/import');
      const user = await openMenu(/An Export of Plaza/);
      await user.upload(
        await screen.findByLabelText('File'),
        new File([content], 'x.json', { type: 'application/json' }),
      );
      expect(await screen.findByText('This is no file that Plaza has written.')).toBeVisible();
      expect(sent).toEqual([]);
    },
  );

  test('a file that is too large is rejected in the browser', async () => {
    const user = await openMenu(/A CSV File/);
    const large = new File(['x'.repeat(900_001)], 'bank.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('File'), large);
    expect(await screen.findByText(/larger than 900 kB/)).toBeVisible();
  });

  test('a CSV file waits for the settings, and shows if they could not be loaded', async () => {
    finance.reject('get', '/settings', { status: 500, message: 'Something broke' });
    const user = await openMenu(/A CSV File/);
    const dialog = screen.getByRole('dialog', { name: 'Import a CSV File' });
    expect(await within(dialog).findByText('Your settings could not be loaded')).toBeVisible();
    finance.server.resetHandlers();
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('File')).toBeVisible();
  });

  test.each(['import_completed', 'import_unfinished'])(
    '%s reports that records were added, and shows them',
    async (code) => {
      const message = 'Look at your records before you import this file.';
      const { user } = renderInPlaza(
        <>
          <ImportExportMenu />
          <AccountNames />
        </>,
      );
      answerImports('/import/rows');
      await user.click(screen.getByRole('button', { name: 'Import & Export' }));
      await user.click(await screen.findByRole('menuitem', { name: /A CSV File/ }));
      await pickFile(user, csvFile('Name,Type\nChequing,Chequing\n'));
      await canPreview();
      await user.click(screen.getByRole('button', { name: 'Preview' }));
      await screen.findByText(/Will be added: 1 account/);
      finance.reject('post', '/import/rows', { status: code === 'import_completed' ? 409 : 503, message, code });
      finance.accounts = [accountFixture({ name: 'Imported' })];
      await user.click(screen.getByRole('button', { name: 'Import 1 account' }));
      expect(await screen.findByText(message)).toBeVisible();
      expect(await screen.findByText('Accounts: Imported')).toBeInTheDocument();
    },
  );

  test.each([
    [429, { 'Retry-After': '3000' }, 'too_many_requests', 'Too many requests. Try again in 50 minutes.'],
    [429, { 'Retry-After': '1' }, 'too_many_requests', 'Too many requests. Try again in 1 second.'],
    [503, {}, 'audit_unavailable', 'Exports are recorded, which cannot be done just now. Please try again.'],
  ])('a refused export says why: %s', async (status, headers, code, reason) => {
    const message = status === 429 ? 'Too many requests. Please try again later.' : reason;
    const envelope = { success: false, message, error: { code, message, requestId: 'r-1' } };
    finance.server.use(http.get('/api/v1/finance/export', () => HttpResponse.json(envelope, { status, headers })));
    await openMenu(/Everything as JSON/);
    expect(await screen.findByText(`Failed to export: ${reason}`)).toBeVisible();
  });

  test('an export without an answer says so', async () => {
    finance.server.use(http.get('/api/v1/finance/export', () => HttpResponse.error()));
    await openMenu(/Everything as JSON/);
    expect(await screen.findByText(/^Failed to export: no answer came/)).toBeVisible();
  });

  test('a failed export is shown', async () => {
    finance.reject('get', '/export', { status: 500, message: 'Something broke' });
    await openMenu(/Everything as JSON/);
    await waitFor(() => expect(screen.getAllByText('Failed to export')[0]).toBeVisible());
  });
});
