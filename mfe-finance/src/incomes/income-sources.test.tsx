import type { Income } from '@plaza/contracts/finance/incomes';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expectToast } from '../testing/expect-toast';
import { financeForTests, metricsFixture } from '../testing/server';
import IncomeSources from './income-sources';

const finance = financeForTests();

let made = 0;
function anIncome(fields: Partial<Income> = {}): Income {
  made += 1;
  return {
    id: `income-${made}`,
    source: 'Full-time Employment',
    type: 'Gross (Before Tax)',
    monthlyAmount: '3200.00',
    currency: 'USD',
    frequency: 'Biweekly',
    taxable: true,
    perMonth: '6933.33',
    annualTotal: '83200.00',
    notes: '',
    version: 3,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

async function choose(user: ReturnType<typeof renderInPlaza>['user'], name: string, option: string) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(screen.getByRole('option', { name: option }));
}

describe('Income Sources', () => {
  test('shows that there are none, and offers the first step', async () => {
    const { user } = renderInPlaza(<IncomeSources />);
    expect(await screen.findByText('No income sources found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Your First Income Source' }));
    expect(await screen.findByRole('dialog', { name: 'Add Income Source' })).toBeVisible();
  });

  test('has three figures; the share after tax is N/A without gross income', async () => {
    finance.metrics = metricsFixture({ monthlyIncome: '9933.33', annualGross: '0.00', annualNet: '119200.00' });
    renderInPlaza(<IncomeSources />);
    expect(await screen.findByText('$9,933.33')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Total Monthly Income' })).toHaveTextContent('$9,933.33');
    expect(screen.getByRole('group', { name: 'Annual Gross' })).toHaveTextContent('$0.00');
    expect(screen.getByRole('group', { name: 'Annual Net' })).toHaveTextContent(
      /^Annual Net\$119,200\.00N\/A, no gross income$/,
    );
  });

  test('shows the share after tax if there is gross income', async () => {
    finance.metrics = metricsFixture({ annualGross: '112000.00', annualNet: '119200.00', netShareOfGross: 1.064286 });
    renderInPlaza(<IncomeSources />);
    expect(await screen.findByText('106.4% after tax')).toBeVisible();
  });

  test('lists each source with its monthly amount, the pay if it differs, and the yearly amount', async () => {
    finance.incomes = [anIncome()];
    renderInPlaza(<IncomeSources />);
    const table = await screen.findByRole('table', { name: 'Income Details' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Source', 'Type', 'Monthly Amount', 'Frequency', 'Annual Total', 'Actions']);
    expect(within(table).getByRole('row', { name: /Full-time/ })).toHaveTextContent(
      'Full-time EmploymentGross (Before Tax)$6,933.33 $3,200.00 per two weeksBiweekly$83,200.00',
    );
  });

  test.each([
    ['83200.00', 6],
    ['11851851852005.40', 5],
  ])('on a tablet an annual total of %s leaves the names enough room in %i columns', async (annualTotal, columns) => {
    setWindowWidth(768);
    finance.incomes = [anIncome({ annualTotal })];
    renderInPlaza(<IncomeSources />);
    const table = await screen.findByRole('table', { name: 'Income Details' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(columns);
  });

  test('on a phone shows the monthly amount beside the source, and the pay behind Details', async () => {
    setWindowWidth(390);
    finance.incomes = [anIncome(), anIncome({ source: 'Rental Income', frequency: 'Monthly' })];
    const { user } = renderInPlaza(<IncomeSources />);
    const face = await screen.findByRole('button', { name: 'Full-time Employment $6,933.33 per month Details' });
    await user.click(face);
    expect(
      within(screen.getByRole('list', { name: 'Income Details' })).getByText('Pay').parentElement,
    ).toHaveTextContent('Pay$3,200.00 per two weeks');
    await user.click(face);
    await user.click(screen.getByRole('button', { name: /Rental Income/ }));
    expect(screen.queryByText('Pay')).not.toBeInTheDocument();
  });

  test('adds one; weekly pay is stored as its monthly equivalent', async () => {
    const { user } = renderInPlaza(<IncomeSources />);
    await user.click(await screen.findByRole('button', { name: 'Add Your First Income Source' }));
    await choose(user, 'Source', 'Side Hustle');
    await choose(user, 'Type', 'Net (After Tax)');
    await choose(user, 'Frequency', 'Weekly');
    await user.type(screen.getByLabelText('Amount per week'), '500');
    expect(screen.getByText('Stored as $2,166.67 per month.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Income Source' }));
    await expectToast('Income source created successfully');
    expect(finance.sent('POST /incomes')).toEqual([
      {
        source: 'Side Hustle',
        type: 'Net (After Tax)',
        monthlyAmount: '2166.67',
        pay: '500',
        currency: 'USD',
        frequency: 'Weekly',
        taxable: true,
        notes: '',
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows weekly and quarterly pay as entered, or otherwise as computed from the monthly amount', async () => {
    finance.incomes = [
      anIncome({ source: 'Rental Income', frequency: 'Quarterly', monthlyAmount: '33.33', pay: '100.00' }),
      anIncome({ source: 'Side Hustle', frequency: 'Quarterly', monthlyAmount: '33.33' }),
    ];
    const { user } = renderInPlaza(<IncomeSources />);
    expect(await screen.findByText('$100.00 per quarter')).toBeVisible();
    expect(screen.getByText('$99.99 per quarter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Rental Income' }));
    expect(screen.getByLabelText('Amount per quarter')).toHaveValue('100.00');
  });

  test('does not submit an incomplete form, and focuses the first error', async () => {
    const { user } = renderInPlaza(<IncomeSources />);
    await user.click(await screen.findByRole('button', { name: 'Add Your First Income Source' }));
    await user.click(screen.getByRole('button', { name: 'Add Income Source' }));
    expect(await screen.findByText('Source is required')).toBeVisible();
    expect(screen.getByText('An amount is required')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Source' })).toHaveFocus());
    expect(finance.sent('POST /incomes')).toEqual([]);
  });

  test('edits from the version that was opened', async () => {
    finance.incomes = [anIncome()];
    const { user } = renderInPlaza(<IncomeSources />);
    await user.click(await screen.findByRole('button', { name: 'Edit Full-time Employment' }));
    const amount = screen.getByLabelText('Amount per two weeks');
    await user.clear(amount);
    await user.type(amount, '3300');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expectToast('Income source updated successfully');
    expect(finance.sent('PATCH /incomes')).toMatchObject([{ monthlyAmount: '3300', version: 3 }]);
  });

  test('shows both versions when another window changed it, and overwrites the other on request', async () => {
    const income = anIncome();
    finance.incomes = [income];
    const { user } = renderInPlaza(<IncomeSources />);
    await user.click(await screen.findByRole('button', { name: 'Edit Full-time Employment' }));
    finance.incomes = [{ ...income, monthlyAmount: '3500.00', version: 4 }];
    const amount = screen.getByLabelText('Amount per two weeks');
    await user.clear(amount);
    await user.type(amount, '3300');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('This was changed in another window');
    expect(within(notice).getByRole('row', { name: /Amount/ })).toHaveTextContent('Amount3500.003300');
    await user.click(within(notice).getByRole('button', { name: 'Save Mine' }));
    await expectToast('Income source updated successfully');
    expect(finance.sent('PATCH /incomes')).toMatchObject([{ version: 3 }, { monthlyAmount: '3300', version: 4 }]);
  });

  test('shows no conflict for a field in another notation, and no failure beside both', async () => {
    const income = anIncome();
    finance.incomes = [income];
    const { user } = renderInPlaza(<IncomeSources />);
    await user.click(await screen.findByRole('button', { name: 'Edit Full-time Employment' }));
    finance.incomes = [{ ...income, monthlyAmount: '3300.00', notes: 'Theirs', version: 4 }];
    const amount = screen.getByLabelText('Amount per two weeks');
    await user.clear(amount);
    await user.type(amount, '3300');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('row', { name: /Notes/ })).toHaveTextContent('NotesTheirs');
    expect(within(notice).queryByRole('row', { name: /Amount/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Failed to create or update income source')).not.toBeInTheDocument();
  });

  test('reports that another window changed it when the new version cannot be fetched', async () => {
    const income = anIncome();
    finance.incomes = [income];
    const { user } = renderInPlaza(<IncomeSources />);
    await user.click(await screen.findByRole('button', { name: 'Edit Full-time Employment' }));
    finance.incomes = [{ ...income, monthlyAmount: '3500.00', version: 4 }];
    finance.server.use(http.get('/api/v1/finance/incomes', () => HttpResponse.error()));
    const amount = screen.getByLabelText('Amount per two weeks');
    await user.clear(amount);
    await user.type(amount, '3300');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It was changed elsewhere.');
    finance.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(/This was changed in another window/)).toBeVisible();
  });

  test('deletes after a question', async () => {
    finance.incomes = [anIncome()];
    const { user } = renderInPlaza(<IncomeSources />);
    await user.click(await screen.findByRole('button', { name: 'Delete Full-time Employment' }));
    const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this income source?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await expectToast('Income source deleted successfully');
    expect(await screen.findByText('No income sources found')).toBeVisible();
  });

  test.each([
    ['post', '/incomes', 'Failed to create or update income source'],
    ['delete', '/incomes/:id', 'Failed to delete income source'],
  ] as const)('shows that a %s failed', async (method, route, message) => {
    finance.incomes = [anIncome()];
    finance.reject(method, route, { status: 500, message: 'Something broke' });
    const { user } = renderInPlaza(<IncomeSources />);
    await screen.findByRole('table', { name: 'Income Details' });
    if (method === 'delete') {
      await user.click(screen.getByRole('button', { name: 'Delete Full-time Employment' }));
      await user.click(screen.getByRole('button', { name: 'Delete' }));
    } else {
      await user.click(screen.getByRole('button', { name: 'Add Income Source' }));
      await choose(user, 'Source', 'Other');
      await choose(user, 'Type', 'Taxable');
      await user.type(screen.getByLabelText('Amount per month'), '1');
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Income Source' }));
    }
    await expectToast(message);
  });
});
