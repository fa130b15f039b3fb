import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { accountFixture, financeForTests } from '../../testing/server';
import { CashAndInvestments } from '../cash-and-investments';

const finance = financeForTests();

async function renderOne(fields = {}) {
  finance.accounts = [accountFixture(fields)];
  const { user } = renderInPlaza(<CashAndInvestments />);
  await screen.findByRole('table', { name: 'Accounts' });
  return user;
}

const shown = (name: string) => screen.findByRole('button', { name });

async function edit(user: UserEvent, name: string, text: string) {
  await user.click(await shown(name));
  const editor = screen.getByRole(name.includes('Owner') ? 'combobox' : 'textbox');
  await user.clear(editor);
  if (text) await user.paste(text);
  return editor;
}

const changes = () => finance.sent('PATCH /accounts');

describe('inline editing', () => {
  test.each([
    ['Edit Name: Everyday', 'Rainy day', { name: 'Rainy day' }],
    ['Edit Owner: Primary', 'Mira', { owner: 'Mira' }],
    ['Edit Interest Rate: 4.25%', '3.875', { interestRate: '3.875' }],
    ['Edit Interest Rate: 4.25%', '', { interestRate: null }],
    ['Edit Perks: none', 'No fee', { perks: 'No fee' }],
    ['Edit Notes: none', 'Call Dana', { notes: 'Call Dana' }],
    ['Edit Balance: $100.00', '-12.5', { balance: '-12.5' }],
    ['Edit Balance: $100.00', '', { balance: '0' }],
    ['Edit Conversion Factor: 1.000000', '0.731245', { conversionFactor: '0.731245' }],
  ])('%s to %p with Enter', async (name, text, sent) => {
    const user = await renderOne({ interestRate: '4.25' });
    await edit(user, name, text);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Account updated successfully')).toBeVisible();
    expect(changes()).toEqual([sent]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test.each([
    ['Edit Type: Chequing', 'Money Market', { type: 'Money Market' }],
    ['Edit Status: Unlocked', 'Locked', { status: 'Locked' }],
  ])('%s to %p by choosing', async (name, choice, sent) => {
    const user = await renderOne();
    await user.click(await shown(name));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: choice }));
    expect(await screen.findByText('Account updated successfully')).toBeVisible();
    expect(changes()).toEqual([sent]);
  });

  test('choosing the current value, or Escape, saves nothing', async () => {
    const user = await renderOne();
    await user.click(await shown('Edit Status: Unlocked'));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Unlocked' }));
    await user.click(await shown('Edit Status: Unlocked'));
    await user.keyboard('{ArrowDown}{Escape}');
    await edit(user, 'Edit Name: Everyday', 'Rainy day');
    await user.keyboard('{Enter}');
    await screen.findByText('Account updated successfully');
    expect(changes()).toEqual([{ name: 'Rainy day' }]);
  });

  test('shows the new value and the dependent figures before the server has answered', async () => {
    const user = await renderOne();
    let answer: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    finance.delayChanges(released);
    await edit(user, 'Edit Balance: $100.00', '250');
    await user.keyboard('{Enter}');
    expect(await shown('Edit Balance: $250.00')).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Total Balance' })).toHaveTextContent('$250.00');
    expect(screen.queryByText('Account updated successfully')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('Account updated successfully')).toBeVisible();
  });

  test('two rejected changes of a field restore the value of the server', async () => {
    const user = await renderOne();
    let answer: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (answer = resolve));
    finance.reject('patch', '/accounts/:id', { status: 500, message: 'Broken.' });
    finance.delayChanges(released);
    const choose = async (before: string, choice: string) => {
      await user.click(await shown(`Edit Type: ${before}`));
      await user.click(await screen.findByRole('menuitemcheckbox', { name: choice }));
    };
    await choose('Chequing', 'TFSA');
    await choose('TFSA', 'GIC');
    answer();
    const rejected = await shown('Edit Type: GIC');
    await waitFor(() => expect(rejected).toHaveAccessibleDescription('Broken.'));
    rejected.focus();
    await user.keyboard('{Escape}');
    expect(await shown('Edit Type: Chequing')).toBeVisible();
  });

  test('Escape restores the old value, saves nothing and returns the focus', async () => {
    const user = await renderOne();
    await edit(user, 'Edit Name: Everyday', 'Rainy day');
    await user.keyboard('{Escape}');
    expect(await shown('Edit Name: Everyday')).toHaveFocus();
    await edit(user, 'Edit Notes: none', 'x');
    await user.keyboard('{Enter}');
    await screen.findByText('Account updated successfully');
    expect(changes()).toEqual([{ notes: 'x' }]);
  });

  test('leaving the field saves it, and the focus moves on', async () => {
    const user = await renderOne();
    await edit(user, 'Edit Name: Everyday', 'Rainy day');
    await user.tab();
    expect(await screen.findByText('Account updated successfully')).toBeVisible();
    expect(changes()).toEqual([{ name: 'Rainy day' }]);
    expect(await shown('Edit Balance: $100.00')).toHaveFocus();
  });

  test('nothing is sent if nothing has changed', async () => {
    const user = await renderOne({ interestRate: '4.25' });
    await edit(user, 'Edit Balance: $100.00', '100');
    await user.keyboard('{Enter}');
    await user.click(await shown('Edit Interest Rate: 4.25%'));
    await user.tab();
    await edit(user, 'Edit Name: Everyday', 'Rainy day');
    await user.keyboard('{Enter}');
    await screen.findByText('Account updated successfully');
    expect(changes()).toEqual([{ name: 'Rainy day' }]);
  });

  test('notes keep their line breaks', async () => {
    const user = await renderOne({ notes: 'First\nsecond' });
    await user.click(await screen.findByRole('button', { name: /Edit Notes: First\s+second/ }));
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), '{Shift>}{Enter}{/Shift}third{Enter}');
    await screen.findByText('Account updated successfully');
    expect(changes()).toEqual([{ notes: 'First\nsecond\nthird' }]);
  });

  test('an invalid value has its error at the cell and is never sent', async () => {
    const user = await renderOne();
    const editor = await edit(user, 'Edit Name: Everyday', '');
    await user.keyboard('{Enter}');
    expect(editor).toHaveAccessibleDescription('Name is required');
    expect(editor).toHaveFocus();
    expect(editor).toBeInvalid();
    await user.keyboard('{Escape}');
    expect(await shown('Edit Name: Everyday')).toBeVisible();
    expect(changes()).toEqual([]);
  });

  test.each([
    ['Edit Balance: $100.00', '12,50'],
    ['Edit Interest Rate: none', '1e1'],
    ['Edit Conversion Factor: 1.000000', '0,5'],
  ])('%s: %s is not a number, is kept as typed and never sent', async (name, typed) => {
    const user = await renderOne();
    const editor = await edit(user, name, '');
    await user.type(editor, `${typed}{Enter}`);
    expect(editor).toHaveAccessibleDescription('Must be a number, such as 1200.50');
    expect(editor).toHaveValue(typed);
    expect(changes()).toEqual([]);
  });

  test('a rejected text is kept, with the message at the cell, and the figures are restored', async () => {
    const user = await renderOne();
    const details = [{ path: 'balance', message: 'Must be at most 10' }];
    finance.reject('patch', '/accounts/:id', { status: 400, message: 'Not valid.', details });
    await edit(user, 'Edit Balance: $100.00', '250');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Failed to update account')).toBeVisible();
    const editor = await screen.findByRole('textbox', { name: 'Balance' });
    expect(editor).toHaveValue('250');
    expect(editor).toHaveAccessibleDescription('Must be at most 10');
    expect(screen.getByRole('group', { name: 'Total Balance' })).toHaveTextContent('$100.00');
    await user.keyboard('{Escape}');
    expect(await shown('Edit Balance: $100.00')).toBeVisible();
  });

  test('a rejected text is not sent again on blur, only by Enter', async () => {
    const user = await renderOne();
    finance.reject('patch', '/accounts/:id', { status: 409, message: 'This name is taken.' });
    await edit(user, 'Edit Name: Everyday', 'Rainy day');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('This name is taken.')).toBeVisible();
    finance.server.resetHandlers();
    await user.click(screen.getByRole('heading', { name: 'Cash & Investments' }));
    expect(screen.getByRole('textbox')).toHaveValue('Rainy day');
    expect(changes()).toEqual([]);
    await user.type(screen.getByRole('textbox'), '{Enter}');
    await screen.findByText('Account updated successfully');
    expect(changes()).toEqual([{ name: 'Rainy day' }]);
  });

  test('a rejected choice stays selected with its message until Escape', async () => {
    const user = await renderOne();
    finance.reject('patch', '/accounts/:id', { status: 409, message: 'This account cannot be locked.' });
    await user.click(await shown('Edit Status: Unlocked'));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Locked' }));
    const rejected = await screen.findByRole('button', { name: 'Edit Status: Locked' });
    await waitFor(() => expect(rejected).toHaveAccessibleDescription('This account cannot be locked.'));
    rejected.focus();
    await user.keyboard('{Escape}');
    expect(await shown('Edit Status: Unlocked')).toBeVisible();
  });

  test('a new owner moves the account to their group, and a rejection moves it back with the input', async () => {
    finance.accounts = [accountFixture(), accountFixture({ name: 'Index funds', owner: 'Mira' })];
    const { user } = renderInPlaza(<CashAndInvestments />);
    const row = () => screen.findByRole('row', { name: /Everyday/ });
    finance.reject('patch', '/accounts/:id', { status: 409, message: 'Mira has too many.' });
    await user.click(within(await row()).getByRole('button', { name: 'Edit Owner: Primary' }));
    await user.clear(screen.getByRole('combobox', { name: 'Owner' }));
    await user.type(screen.getByRole('combobox', { name: 'Owner' }), 'Mira{Enter}');
    expect(await screen.findByText('Mira has too many.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Owner' })).toHaveValue('Mira');
    expect(screen.getByRole('columnheader', { name: /^Primary 1 account/ })).toBeVisible();
  });
});

test.each([
  ['Edit Balance: $100.00', 'text'], // an iPhone's numeric keyboard has no minus sign
  ['Edit Conversion Factor: 1.000000', 'decimal'],
])('%s shows the keyboard that its numbers need', async (name, keyboard) => {
  const user = await renderOne();
  await user.click(await shown(name));
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', keyboard);
});
