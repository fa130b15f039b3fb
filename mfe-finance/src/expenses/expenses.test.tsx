import type { Expense } from '@plaza/contracts/finance/expenses';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { screen, waitFor, within } from '@testing-library/react';
import { expectToast } from '../testing/expect-toast';
import { financeForTests, metricsFixture } from '../testing/server';
import { slicesOf } from './category-slices';
import { chartCategories } from './chart-categories';
import Expenses from './expenses';

const finance = financeForTests();

let made = 0;
function anExpense(fields: Partial<Expense> = {}): Expense {
  made += 1;
  return {
    id: `expense-${made}`,
    category: 'Groceries',
    description: 'Market',
    monthlyAmount: '700.00',
    currency: 'USD',
    type: 'Variable',
    recurrence: 'Monthly',
    essential: true,
    paymentSource: '',
    notes: '',
    version: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

const categories = [
  { category: 'Mortgage', amount: '1700.00', share: 0.5 },
  { category: 'Groceries', amount: '700.00', share: 0.2 },
  { category: 'Travel', amount: '340.00', share: 0.1 },
  { category: 'Dining Out', amount: '340.00', share: 0.1 },
  { category: 'Phone', amount: '170.00', share: 0.05 },
  { category: 'Internet', amount: '170.00', share: 0.05 },
];

describe('Expenses', () => {
  test('shows that there are none, and offers the first step', async () => {
    const { user } = renderInPlaza(<Expenses />);
    expect(await screen.findByText('No expenses found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Your First Expense' }));
    expect(await screen.findByRole('dialog', { name: 'Add New Expense' })).toBeVisible();
  });

  test('has four figures', async () => {
    finance.metrics = metricsFixture({
      monthlyExpenses: '3750.00',
      fixedExpenses: '2450.00',
      fixedShare: 0.653333,
      variableExpenses: '1300.00',
      variableShare: 0.346667,
      expenseCategories: categories,
    });
    renderInPlaza(<Expenses />);
    await screen.findByText('$3,750.00');
    expect(screen.getByRole('group', { name: 'Fixed Expenses' })).toHaveTextContent('$2,450.0065.3% of total');
    expect(screen.getByRole('group', { name: 'Variable Expenses' })).toHaveTextContent('$1,300.0034.7% of total');
    expect(screen.getByRole('group', { name: 'Largest Category' })).toHaveTextContent('Mortgage$1,700.00 per month');
  });

  test('shows no shares of zero', async () => {
    renderInPlaza(<Expenses />);
    await screen.findAllByText('No regular expenses yet');
    for (const name of ['Fixed Expenses', 'Variable Expenses'])
      expect(screen.getByRole('group', { name })).toHaveTextContent(/\$0\.00No regular expenses yet$/);
  });

  test('lists every expense before the charts on a phone', async () => {
    setWindowWidth(390);
    finance.metrics = metricsFixture({ monthlyExpenses: '3750.00', expenseCategories: categories });
    finance.expenses = [anExpense()];
    renderInPlaza(<Expenses />);
    const pie = await screen.findByRole('figure', { name: 'Category Breakdown' });
    const list = screen.getByRole('heading', { name: 'All Expenses' });
    expect(list.compareDocumentPosition(pie)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('shows the categories as a pie, lists the five largest, and has every expense in a table', async () => {
    finance.metrics = metricsFixture({ monthlyExpenses: '3750.00', expenseCategories: categories });
    finance.expenses = [anExpense(), anExpense({ category: 'Travel', recurrence: 'One-time', paymentSource: 'Visa' })];
    renderInPlaza(<Expenses />);
    expect(await screen.findByRole('figure', { name: 'Category Breakdown' })).toBeVisible();
    expect(screen.getByRole('img', { name: /Mortgage 50%, Groceries 20%.*All others 10%/ })).toBeVisible();
    expect(screen.getAllByText('50%')[0]).toBeVisible();
    expect(screen.getByText('50.0%')).toBeVisible(); // in the list of the five largest
    expect(screen.getByText('Top Expense Categories')).toBeVisible();
    const table = screen.getByRole('table', { name: 'All Expenses' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Category', 'Monthly Amount', 'Recurrence', 'Payment Source', 'Type', 'Actions']);
    const [, groceries, travel] = within(table).getAllByRole('row');
    expect(groceries).toHaveTextContent('GroceriesMarket$700.00MonthlyN/AVariable');
    expect(travel).toHaveTextContent('$700.00 onceOne-timeVisa');
  });

  test('an amount names its period if its recurrence differs', async () => {
    finance.expenses = [
      anExpense({ description: 'Home', recurrence: 'Yearly' }),
      anExpense({ recurrence: 'One-time' }),
    ];
    const { user } = renderInPlaza(<Expenses />);
    const table = await screen.findByRole('table', { name: 'All Expenses' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('$700.00 per monthYearly');
    await user.click(screen.getByRole('button', { name: 'Delete Home' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Home, $700.00 per month');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete Market' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Market, $700.00 once');
  });

  test('adds one', async () => {
    const { user } = renderInPlaza(<Expenses />);
    await user.click(await screen.findByRole('button', { name: 'Add Your First Expense' }));
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(screen.getByRole('option', { name: 'Pet Care' }));
    await user.type(screen.getByLabelText('Description'), 'Vet');
    await user.type(screen.getByLabelText('Monthly Amount'), '45.5');
    await user.click(screen.getByRole('checkbox', { name: 'Essential expense' }));
    await user.click(screen.getByRole('button', { name: 'Add Expense' }));
    await expectToast('Expense created successfully');
    expect(finance.sent('POST /expenses')).toEqual([
      {
        category: 'Pet Care',
        description: 'Vet',
        monthlyAmount: '45.5',
        currency: 'USD',
        type: 'Variable',
        recurrence: 'Monthly',
        essential: false,
        paymentSource: '',
        notes: '',
      },
    ]);
  });

  test('deletes after a question', async () => {
    finance.expenses = [anExpense()];
    const { user } = renderInPlaza(<Expenses />);
    await user.click(await screen.findByRole('button', { name: 'Delete Market' }));
    expect(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this expense?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await expectToast('Expense deleted successfully');
  });

  test('shows that a change failed and keeps the input', async () => {
    finance.expenses = [anExpense()];
    finance.reject('patch', '/expenses/:id', { status: 500, message: 'Something broke' });
    const { user } = renderInPlaza(<Expenses />);
    await user.click(await screen.findByRole('button', { name: 'Edit Market' }));
    await user.type(screen.getByLabelText('Description'), ' and bakery');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expectToast('Failed to create or update expense');
    expect(screen.getByLabelText('Description')).toHaveValue('Market and bakery');
  });

  test('a long list is rendered a hundred at a time, and can be searched', async () => {
    finance.expenses = Array.from({ length: 250 }, (_, n) => anExpense({ description: `Receipt ${n}` }));
    const { user } = renderInPlaza(<Expenses />);
    expect(await screen.findByText('Receipt 99')).toBeVisible();
    expect(screen.queryByText('Receipt 100')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 100 More of 250' }));
    expect(screen.getByText('Receipt 199')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 50 More of 250' }));
    expect(screen.queryByRole('button', { name: /More of 250/ })).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.type(screen.getByRole('searchbox', { name: 'Find an expense' }), 'receipt 249');
    expect(await screen.findByText('Receipt 249')).toBeVisible();
    expect(screen.queryByText('Receipt 0')).not.toBeInTheDocument();
  });

  test('a long list is sorted as a whole, in a table and in cards', async () => {
    finance.expenses = Array.from({ length: 150 }, (_, n) =>
      anExpense({ description: `Receipt ${n}`, monthlyAmount: `${n}.00` }),
    );
    const { user, unmount } = renderInPlaza(<Expenses />);
    await user.click(await screen.findByRole('button', { name: 'Monthly Amount' }));
    await user.click(screen.getByRole('button', { name: 'Monthly Amount' }));
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Receipt 149');
    expect(screen.getAllByRole('row')).toHaveLength(101);
    unmount();
    setWindowWidth(390);
    renderInPlaza(<Expenses />, { path: '/?sort=-amount' });
    const cards = await screen.findByRole('list', { name: 'All Expenses' });
    expect(within(cards).getAllByRole('listitem')[0]).toHaveTextContent('Receipt 149');
  });

  test('the search of a list stays available when few entries are left', async () => {
    finance.expenses = [
      anExpense({ description: 'Rent' }),
      ...Array.from({ length: 11 }, (_, n) => anExpense({ description: `Receipt ${n}` })),
    ];
    const { user } = renderInPlaza(<Expenses />);
    await user.type(await screen.findByRole('searchbox', { name: 'Find an expense' }), 'rent');
    await waitFor(() => expect(screen.queryByText('Receipt 0')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Delete Rent' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No expense matches “rent”.')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Find an expense' });
    await user.clear(field);
    expect(await screen.findByText('Receipt 0')).toBeVisible();
    await user.type(field, 'receipt 7');
    expect(await screen.findByText('Receipt 7')).toBeVisible();
  });

  test('a link that searches a short list shows the field as well', async () => {
    finance.expenses = [anExpense()];
    const { user } = renderInPlaza(<Expenses />, { path: '/?find=rent' });
    const field = await screen.findByRole('searchbox', { name: 'Find an expense' });
    expect(field).toHaveValue('rent');
    await user.clear(field);
    expect(await screen.findByRole('row', { name: /Market/ })).toBeVisible();
  });
});

test('more than five categories become four and all others', () => {
  const slices = slicesOf(categories, chartCategories(categories, []));
  expect(slices.map(({ category }) => category)).toEqual([
    'Mortgage',
    'Groceries',
    'Travel',
    'Dining Out',
    'All others',
  ]);
  expect(slices[4]).toMatchObject({ amount: '340.00' });
});
