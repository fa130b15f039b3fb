import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expectToast } from '../testing/expect-toast';
import { financeForTests } from '../testing/server';
import { guessedMapping, headOf, missingFields } from './csv-head';
import ImportExportMenu from './import-export-menu';

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

async function openMenu(line: RegExp) {
  const { user } = renderInPlaza(<ImportExportMenu />);
  await user.click(screen.getByRole('button', { name: 'Import & Export' }));
  await user.click(await screen.findByRole('menuitem', { name: line }));
  return user;
}

describe('import and export', () => {
  test('the head of a file may use commas, semicolons or tabs, and quotes', () => {
    expect(headOf('\uFEFFName,"Bal ""ance""",Type\n1,2,3')).toEqual(['Name', 'Bal "ance"', 'Type']);
    expect(headOf('Name;Balance\r\n1;2')).toEqual(['Name', 'Balance']);
    expect(headOf('Name\tBalance')).toEqual(['Name', 'Balance']);
  });

  test('columns that are called like fields are mapped to them', () => {
    expect(guessedMapping('expenses', ['CATEGORY', 'description', 'Amount (CAD)', 'type', 'Colour'])).toEqual({
      category: 'CATEGORY',
      description: 'description',
      monthlyAmount: 'Amount (CAD)',
      type: 'type',
    });
    expect(missingFields('accounts', { name: 'Name' })).toEqual(['Type']);
  });

  test('a CSV file is mapped, previewed with its rejected rows, and then imported', async () => {
    const requests = answerImports('/import/rows');
    const user = await openMenu(/A CSV file/);
    const csv = 'Name,Type,Saldo\nChequing,Chequing,12.50\nOther,Savings,much\n';
    await user.upload(await screen.findByLabelText('File'), new File([csv], 'bank.csv', { type: 'text/csv' }));
    await user.click(await screen.findByRole('combobox', { name: 'Column for Balance' }));
    await user.click(screen.getByRole('option', { name: 'Saldo' }));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Will be added: 1 accounts. 1 row is refused.')).toBeVisible();
    const rejected = screen.getByRole('table', { name: 'Refused rows' });
    expect(within(rejected).getByRole('row', { name: /accounts 3/ })).toHaveTextContent(
      'accounts 3balancemuchMust be a decimal number',
    );
    await user.click(screen.getByRole('button', { name: 'Import 1 accounts' }));
    await expectToast('1 accounts imported');
    const mapping = { name: 'Name', type: 'Type', balance: 'Saldo' };
    expect(requests).toMatchObject([
      { kind: 'accounts', csv, mapping, decimalSign: '.', currency: 'USD', preview: true },
      { kind: 'accounts', csv, mapping, preview: false },
    ]);
  });

  test('what a row cannot do without must have a column before it goes on', async () => {
    const user = await openMenu(/A CSV file/);
    await user.upload(await screen.findByLabelText('File'), new File(['Saldo\n1\n'], 'bank.csv', { type: 'text/csv' }));
    expect(await screen.findByText('Still without a column: Name, Type.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
  });

  test('an export is previewed as soon as it is chosen; replacing warns first', async () => {
    const requests = answerImports('/import');
    const user = await openMenu(/An export of Plaza/);
    const file = new File([JSON.stringify({ format: 'plaza-finance' })], 'plaza.json', { type: 'application/json' });
    await user.upload(await screen.findByLabelText('File'), file);
    expect(await screen.findByText(/Will be added: 1 accounts/)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'How' }));
    await user.click(screen.getByRole('option', { name: 'Replace what is there' }));
    expect(screen.getByRole('alert')).toHaveTextContent('will be gone');
    await user.click(screen.getByRole('button', { name: 'Replace everything' }));
    await expectToast('Import finished');
    expect(requests).toEqual([
      { mode: 'add', preview: true, data: { format: 'plaza-finance' } },
      { mode: 'replace', preview: false, data: { format: 'plaza-finance' } },
    ]);
  });

  test('a file that is no JSON is rejected in the browser', async () => {
    const user = await openMenu(/An export of Plaza/);
    await user.upload(
      await screen.findByLabelText('File'),
      new File(['nonsense'], 'x.json', { type: 'application/json' }),
    );
    expect(await screen.findByText('This is no file that Plaza has written.')).toBeVisible();
  });

  test('a file that is too large is rejected in the browser', async () => {
    const user = await openMenu(/A CSV file/);
    const large = new File(['x'.repeat(900_001)], 'bank.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('File'), large);
    expect(await screen.findByText(/larger than 900 kB/)).toBeVisible();
  });

  test('a failed export is shown', async () => {
    finance.reject('get', '/export', { status: 500, message: 'Something broke' });
    await openMenu(/Everything as JSON/);
    await waitFor(() => expect(screen.getAllByText('Failed to export')[0]).toBeVisible());
  });
});
