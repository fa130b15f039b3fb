import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { act, address, findToast, renderPanel } from '../../testing/render-panel';
import {
  adminUserFixture,
  answerActingAs,
  answerPasswords,
  answerRemoving,
  answerResetLinks,
  idOf,
  serveUsers,
} from '../../testing/users-server';

const carl = adminUserFixture({ id: idOf(3), firstName: 'Carl', lastName: 'Customer', email: 'carl@example.com' });

async function open(action: string) {
  const kept = serveUsers([carl]);
  const { user, store } = renderPanel();
  await act(user, 'Carl Customer', action);
  return { kept, user, store };
}

describe('Reset Password', () => {
  async function openReset() {
    const opened = await open('Reset Password');
    const dialog = within(screen.getByRole('dialog', { name: 'Reset Password' }));
    const enter = async (password: string) => {
      await opened.user.clear(dialog.getByLabelText('New password'));
      await opened.user.paste(password);
    };
    const press = (name: string) => opened.user.click(dialog.getByRole('button', { name }));
    return { ...opened, dialog, enter, press };
  }

  it('sets the password', async () => {
    const { kept, enter, press } = await openReset();
    await enter('secret-1');
    await press('Reset Password');
    await findToast('Success', 'Password reset successfully');
    expect(kept.sent).toEqual([{ call: 'PATCH password', body: { newPassword: 'secret-1' } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('requires the user to choose another one', async () => {
    const { kept, user, dialog, enter, press } = await openReset();
    await enter('secret-1');
    await user.click(dialog.getByRole('switch', { name: 'Ask them to choose another one at sign-in' }));
    await press('Reset Password');
    await findToast('Success', 'Password reset successfully');
    expect(kept.sent[0]?.body).toEqual({ newPassword: 'secret-1', mustChangePassword: true });
  });

  it('sends a reset link instead', async () => {
    const { kept, press } = await openReset();
    await press('Send a reset link instead');
    await findToast('Success', 'A reset link was sent to carl@example.com.');
    expect(kept.sent).toEqual([{ call: 'POST reset-link', body: undefined }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Password must be at least 6 characters long'],
    ['short', 'Password must be at least 6 characters long'],
  ])('rejects "%s"', async (password, sentence) => {
    const { kept, dialog, enter, press } = await openReset();
    await enter(password);
    await press('Reset Password');
    expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription(sentence);
    await waitFor(() => expect(dialog.getByLabelText('New password')).toHaveFocus());
    expect(kept.sent).toEqual([]);
  });

  it.each([
    ["the server's sentence", () => errorAnswer(400, 'This password is too common.'), 'This password is too common.'],
    ['one sentence without one', () => HttpResponse.error(), 'Failed to reset password'],
  ])('shows %s when it fails, and keeps the input', async (_case, answer, sentence) => {
    const { dialog, enter, press } = await openReset();
    answerPasswords(answer);
    await enter('secret-1');
    await press('Reset Password');
    await findToast('Error', sentence);
    expect(dialog.getByLabelText('New password')).toHaveValue('secret-1');
  });

  it('stays open when the link could not be sent', async () => {
    const { dialog, press } = await openReset();
    answerResetLinks(() => HttpResponse.error());
    await press('Send a reset link instead');
    await findToast('Error', 'Failed to send reset link');
    expect(dialog.getByLabelText('New password')).toBeVisible();
  });
});

describe('Delete User', () => {
  async function openDelete() {
    const opened = await open('Delete User');
    const question = screen.getByRole('alertdialog', { name: 'Delete Carl Customer?' });
    expect(question).toHaveAccessibleDescription(expect.stringContaining('carl@example.com'));
    const confirm = () => opened.user.click(within(question).getByRole('button', { name: 'Delete User' }));
    return { ...opened, question, confirm };
  }

  it('asks first, and does nothing on Cancel', async () => {
    const { kept, user, question } = await openDelete();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(kept.sent).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Carl Customer' })).toHaveFocus());
  });

  it('follows the deletion through the services until all have confirmed', async () => {
    const { kept, confirm } = await openDelete();
    await confirm();
    await findToast('Success', 'User deleted successfully');
    const progress = await screen.findByRole('dialog', { name: 'Deleting Carl Customer' });
    const services = () =>
      within(progress)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(services()).toEqual(['FinancesWaiting', 'Bookings, messages and placesWaiting']);
    kept.deletion = {
      ...kept.deletion,
      confirmed: ['finance'],
      awaiting: ['marketplace'],
      left: { marketplace: 12400 },
    };
    await waitFor(() => expect(services()).toEqual(['FinancesRemoved', 'Bookings, messages and places12,400 left']));
    kept.deletion = { ...kept.deletion, confirmed: ['marketplace', 'finance'], awaiting: [], complete: true };
    expect(await screen.findByRole('dialog', { name: 'Carl Customer is deleted' })).toBeVisible();
    expect(services()).toEqual(['FinancesRemoved', 'Bookings, messages and placesRemoved']);
  });

  it('can be closed, and the focus continues from the list, which has lost the row', async () => {
    const { user, confirm } = await openDelete();
    await confirm();
    await screen.findByRole('dialog', { name: 'Deleting Carl Customer' });
    expect(await screen.findByText('No users yet')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Users \(0\)/));
  });

  it.each([
    ["the server's sentence", () => errorAnswer(403, 'You cannot delete yourself.'), 'You cannot delete yourself.'],
    ['one sentence without one', () => HttpResponse.error(), 'Failed to delete user'],
  ])('shows %s when it fails', async (_case, answer, sentence) => {
    const { confirm } = await openDelete();
    answerRemoving(answer);
    await confirm();
    await findToast('Error', sentence);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Carl Customer/ })).toBeVisible();
  });
});

describe('Sign In as This User', () => {
  async function openActAs() {
    const opened = await open('Sign In as This User');
    const question = screen.getByRole('alertdialog', { name: 'Sign in as Carl Customer?' });
    const confirm = () => opened.user.click(within(question).getByRole('button', { name: 'Sign In as This User' }));
    return { ...opened, question, confirm };
  }

  it('explains the consequences: an hour, and all of it audited', async () => {
    const { kept, question } = await openActAs();
    expect(question).toHaveAccessibleDescription(expect.stringMatching(/one hour.*audit.*password and two-factor/));
    expect(kept.sent).toEqual([]);
  });

  it('continues as the user, at their dashboard', async () => {
    const { kept, store, confirm } = await openActAs();
    await confirm();
    await waitFor(() => expect(store.getState().session.user?.id).toBe(carl.id));
    expect(store.getState().session.token).toBe('theirs');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(kept.sent).toEqual([{ call: 'POST impersonate', body: undefined }]);
  });

  it.each([
    ["the server's sentence", () => errorAnswer(403, 'Nobody acts as an admin.'), 'Nobody acts as an admin.'],
    ['one sentence without one', () => HttpResponse.error(), 'Failed to sign in as this user'],
  ])('shows %s when it fails, and stays as oneself', async (_case, answer, sentence) => {
    const { store, confirm } = await openActAs();
    answerActingAs(answer);
    await confirm();
    await findToast('Error', sentence);
    expect(store.getState().session.user?.id).toBe(idOf(900));
    expect(address()).toBe('/dashboard/admin');
  });
});
