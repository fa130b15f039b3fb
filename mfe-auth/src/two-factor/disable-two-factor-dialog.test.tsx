import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answerTwoFactor, renderDialog, succeeded } from '../testing/two-factor';
import { DisableTwoFactorDialog } from './disable-two-factor-dialog';

const password = () => screen.getByLabelText('Password');
const disable = () => screen.getByRole('button', { name: 'Disable 2FA' });

async function reachPassword(family: 'auth' | 'profile' = 'auth') {
  const view = renderDialog(DisableTwoFactorDialog, family);
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText(/Your account becomes less secure/)).toHaveFocus();
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  return view;
}

it('warns first, and changes nothing when it is cancelled', async () => {
  const sent = answerTwoFactor('auth', 'disable', () => succeeded({}));
  const { user } = renderDialog(DisableTwoFactorDialog, 'auth');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('does nothing without a password', async () => {
  const sent = answerTwoFactor('auth', 'disable', () => succeeded({}));
  const { user } = await reachPassword();
  expect(password()).toHaveFocus();
  expect(disable()).toBeDisabled();
  await user.keyboard('{Enter}');
  await user.click(disable());
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(sent).toEqual([]);
});

it.each(['auth', 'profile'] as const)('switches it off by the %s family', async (family) => {
  const sent = answerTwoFactor(family, 'disable', () => succeeded({}));
  const { user, store } = await reachPassword(family);
  await user.type(password(), 'correct horse{Enter}');
  expect(await screen.findByText('2FA Disabled')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ password: 'correct horse' }]);
  expect(store.getState().session.user?.twoFactorEnabled).toBe(false);
});

it.each([
  ['the server gives a reason', () => errorAnswer(401, 'That is not your password.'), 'That is not your password.'],
  ['the server gives none', () => new HttpResponse(null, { status: 500 }), 'Failed to disable 2FA'],
  ['no answer comes', () => HttpResponse.error(), 'Network error. Please try again.'],
])('stays open and shows the reason when %s', async (_case, answer, why) => {
  answerTwoFactor('auth', 'disable', answer);
  const { user, store } = await reachPassword();
  await user.type(password(), 'wrong{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(why));
  expect(password()).toHaveValue('wrong');
  expect(store.getState().session.user?.twoFactorEnabled).toBe(true);
});

it('closes if it is off already, as after a lost answer', async () => {
  answerTwoFactor('auth', 'disable', () => errorAnswer(409, 'Two-factor authentication is off.', 'two_factor_off'));
  const { user } = await reachPassword();
  await user.type(password(), 'correct horse{Enter}');
  expect(await screen.findByText('2FA Disabled')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
