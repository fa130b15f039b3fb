import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { answerProfile, renderSignedIn } from '../../testing/profile';
import { isAskedBeforeUnload } from '../../testing/unload';
import { ProfilePage } from '../lazy-profile';

async function openPage() {
  const view = renderSignedIn(<ProfilePage />, { path: '/profile' });
  await screen.findByLabelText('First name');
  return view;
}
const firstName = () => screen.findByLabelText('First name');
const undo = () => screen.getByRole('button', { name: 'Undo Changes' });

it('restores the input after another page was visited, and reverts it on request', async () => {
  answerProfile();
  const { user, leaveAndReturn } = await openPage();
  expect(undo()).toBeDisabled();
  await user.type(await firstName(), ' Augusta');
  await user.type(screen.getByLabelText('Current password'), 'secret');
  expect(isAskedBeforeUnload()).toBe(true);
  leaveAndReturn();
  expect(await firstName()).toHaveValue('Ada Augusta');
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  await user.click(undo());
  expect(await firstName()).toHaveValue('Ada');
  expect(await firstName()).toHaveFocus();
  expect(isAskedBeforeUnload()).toBe(false);
});

it('does not ask after saving, or about passwords only', async () => {
  answerProfile();
  const { user } = await openPage();
  await user.type(screen.getByLabelText('Current password'), 'secret');
  expect(isAskedBeforeUnload()).toBe(false);
  await user.type(await firstName(), ' Augusta');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated')).toBeVisible();
  await waitFor(() => expect(isAskedBeforeUnload()).toBe(false));
});

it('follows what another device has saved in untouched fields, and does not send these back', async () => {
  const kept = answerProfile();
  const { user, leaveAndReturn } = await openPage();
  kept.profile = { ...kept.profile, lastName: 'Lovelace' };
  await user.type(await firstName(), ' Augusta');
  leaveAndReturn();
  await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Lovelace'));
  expect(await firstName()).toHaveValue('Ada Augusta');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(kept.patches).toEqual([{ firstName: 'Ada Augusta', lastName: 'Lovelace' }]));
});

it('does not ask after a new e-mail was confirmed, although the profile is not refetched yet', async () => {
  answerProfile();
  const { user, leaveAndReturn } = await openPage();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'New@example.com');
  await user.type(screen.getByLabelText('Current password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.type(await screen.findByLabelText('Verification code'), 'ab12cd');
  server.use(http.get('/api/v1/profile', () => new Promise<never>(() => undefined)));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Profile updated')).toBeVisible();
  await waitFor(() => expect(isAskedBeforeUnload()).toBe(false));
  leaveAndReturn();
  expect(await screen.findByLabelText('Email')).toHaveValue('new@example.com');
  expect(undo()).toBeDisabled();
});

it('does not ask about an e-mail that differs only in case, as there is nothing to save', async () => {
  const kept = answerProfile();
  const { user } = await openPage();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'ADA@example.com');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Nothing to save')).toBeVisible();
  await waitFor(() => expect(isAskedBeforeUnload()).toBe(false));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(undo()).toBeDisabled();
  expect(kept.patches).toEqual([]);
});

it('does not ask about such an e-mail if the name is saved with it', async () => {
  answerProfile();
  const { user } = await openPage();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'ADA@example.com');
  await user.type(screen.getByLabelText('First name'), 'h');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated')).toBeVisible();
  await waitFor(() => expect(isAskedBeforeUnload()).toBe(false));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});
