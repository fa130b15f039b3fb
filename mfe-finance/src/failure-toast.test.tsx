import { holdTimeouts } from '@plaza/test-kit/screens/held-timeouts';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { CashAndInvestments } from './accounts/cash-and-investments';
import { leavePage } from './leave-page';
import { accountFixture, financeForTests } from './testing/server';

jest.mock('./leave-page', () => ({ leavePage: jest.fn() }));

const finance = financeForTests();
const signedOut = { status: 401, message: 'You are not signed in.' };

const redirect = holdTimeouts(500);

beforeEach(() => {
  finance.accounts = [accountFixture()];
});
afterEach(() => {
  jest.mocked(leavePage).mockClear();
});

const loggingInAgain = () => screen.findByText('You are logged out. Logging in again...');

describe('a finance write without a session', () => {
  test('shows it and leads to sign-in after 500 ms', async () => {
    const { user } = renderInPlaza(<CashAndInvestments />);
    finance.reject('delete', '/accounts/:id', signedOut);
    await user.click(await screen.findByRole('button', { name: 'Delete Everyday' }));
    expect(await loggingInAgain()).toBeVisible();
    expect(screen.getByText('Unauthorized')).toBeVisible();
    expect(leavePage).not.toHaveBeenCalled();
    redirect.firePending();
    expect(leavePage).toHaveBeenCalledWith('/api/login');
  });

  test('does the same for an inline edit, and the input is kept', async () => {
    const { user } = renderInPlaza(<CashAndInvestments />);
    finance.reject('patch', '/accounts/:id', signedOut);
    await user.click(await screen.findByRole('button', { name: 'Edit Name: Everyday' }));
    await user.keyboard('Rainy day{Enter}');
    expect(await loggingInAgain()).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Rainy day');
    redirect.firePending();
    expect(leavePage).toHaveBeenCalledWith('/api/login');
  });

  test('only requires a sign-in when a dialog is saved, and keeps the dialog open', async () => {
    const { user } = renderInPlaza(<CashAndInvestments />);
    finance.reject('patch', '/accounts/:id', signedOut);
    await user.click(await screen.findByRole('button', { name: 'Edit Everyday' }));
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'new');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('You are logged out. Please sign in again.')).toBeVisible();
    expect(screen.getByText('Unauthorized')).toBeVisible();
    redirect.firePending();
    expect(leavePage).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('new');
  });
});
