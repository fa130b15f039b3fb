import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { act, callerFixture, choose, findToast, optionsOf, renderPanel } from '../../testing/render-panel';
import { adminUserFixture, answerChanging, idOf, serveUsers } from '../../testing/users-server';

const carl = adminUserFixture({ id: idOf(3), firstName: 'Carl', lastName: 'Customer', companyName: 'Acme' });
const contractor = adminUserFixture({ id: idOf(50), firstName: 'Grace', lastName: 'Hopper', role: 'contractor' });
const { updatedAt } = carl;

async function openEdit(edited: AdminUser = carl, as = callerFixture()) {
  const kept = serveUsers([edited, contractor]);
  const { user, store } = renderPanel(as);
  await act(user, `${edited.firstName} ${edited.lastName}`, 'Edit User');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit User' }));
  const fill = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    if (text) await user.paste(text);
  };
  const save = () => user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  return { kept, user, store, dialog, fill, save };
}

const saved = () => findToast('Success', 'User updated successfully.');

it('sends the changes with the time at which the user was read, and shows them in the list', async () => {
  const { kept, dialog, fill, save } = await openEdit();
  await fill('First name', 'Karl');
  await save();
  await saved();
  expect(kept.sent).toEqual([{ call: 'PATCH', body: { firstName: 'Karl', updatedAt } }]);
  expect(dialog.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Karl Customer/ })).toBeVisible();
});

it('shows the email as locked', async () => {
  const { dialog } = await openEdit();
  expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(dialog.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('changes everything that a high-level admin may change', async () => {
  const { kept, user, dialog, fill, save } = await openEdit();
  await fill('First name', 'Karl');
  await fill('Last name', 'Kunde');
  await fill('Company name', '');
  await choose(user, 'Role', 'Municipal/Government');
  for (const name of ['Active', 'Email verified', 'Admin rights']) {
    await user.click(dialog.getByRole('switch', { name }));
  }
  await save();
  await saved();
  expect(kept.sent[0]?.body).toEqual({
    firstName: 'Karl',
    lastName: 'Kunde',
    role: 'municipal_government',
    companyName: null,
    isActive: false,
    emailVerified: false,
    isAdmin: true,
    updatedAt,
  });
});

it('shows that there is nothing to save, and stays open', async () => {
  const { kept, save } = await openEdit();
  await save();
  expect(await screen.findByText('Nothing to save')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(kept.sent).toEqual([]);
});

it('requires a contractor when the role becomes employee', async () => {
  const { kept, user, dialog, save } = await openEdit();
  await choose(user, 'Role', 'Contractor Employee');
  await save();
  expect(dialog.getByRole('alert')).toHaveTextContent('All fields are required');
  await choose(user, 'Contractor', 'Grace Hopper');
  await save();
  await saved();
  expect(kept.sent[0]?.body).toEqual({ role: 'contractor_employee', contractorId: idOf(50), updatedAt });
});

it('removes the contractor when the role is no longer employee', async () => {
  const employee = adminUserFixture({ ...carl, role: 'contractor_employee', contractorId: idOf(50) });
  const { kept, user, dialog, save } = await openEdit(employee);
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Contractor' })).toHaveTextContent('Grace Hopper'));
  await choose(user, 'Role', 'Customer');
  await save();
  await saved();
  expect(kept.sent[0]?.body).toEqual({ role: 'user', contractorId: null, updatedAt });
});

it('offers an admin neither admin roles nor the company nor the admin flag', async () => {
  const { user, dialog } = await openEdit(carl, callerFixture({ role: 'admin_low' }));
  expect(await optionsOf(user, 'Role')).toEqual([
    'Contractor',
    'Contractor Employee',
    'Customer',
    'Municipal/Government',
  ]);
  expect(dialog.queryByLabelText('Company name')).not.toBeInTheDocument();
  expect(dialog.queryByRole('switch', { name: 'Admin rights' })).not.toBeInTheDocument();
});

it('couples the admin flag to an admin role', async () => {
  const admin = adminUserFixture({ ...carl, role: 'admin_low', isAdmin: true });
  const { kept, user, dialog, save } = await openEdit(admin);
  const flag = () => dialog.getByRole('switch', { name: 'Admin rights' });
  expect(flag()).toBeDisabled();
  expect(flag()).toBeChecked();
  await choose(user, 'Role', 'Customer');
  expect(flag()).toBeDisabled();
  expect(flag()).not.toBeChecked();
  await save();
  await saved();
  expect(kept.sent[0]?.body).toEqual({ role: 'user', updatedAt });
});

it('changes only the names of the own account, which are shown everywhere', async () => {
  const mary = callerFixture();
  const { store, dialog, fill, save } = await openEdit(adminUserFixture(mary), mary);
  expect(dialog.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
  await fill('First name', 'Marie');
  await save();
  await saved();
  expect(store.getState().session.user?.firstName).toBe('Marie');
});

it('rejects blank names', async () => {
  const { kept, dialog, fill, save } = await openEdit();
  await fill('Last name', '  ');
  await save();
  expect(dialog.getByRole('alert')).toHaveTextContent('All fields are required');
  await waitFor(() => expect(dialog.getByLabelText('Last name')).toHaveFocus());
  expect(kept.sent).toEqual([]);
});

it.each([
  [
    "the server's sentence",
    () => errorAnswer(409, 'The last high-level admin stays.', 'last_admin'),
    'The last high-level admin stays.',
  ],
  ['one sentence without one', () => new HttpResponse('oops', { status: 500 }), 'Failed to update user'],
])('shows %s when it is rejected, and keeps the input', async (_case, answer, sentence) => {
  const { dialog, fill, save } = await openEdit();
  answerChanging(answer);
  await fill('First name', 'Karl');
  await save();
  await findToast('Error', sentence);
  expect(dialog.getByLabelText('First name')).toHaveValue('Karl');
});

describe('when somebody else has changed the user meanwhile', () => {
  async function openConflict() {
    const edit = await openEdit();
    const theirs = { ...carl, firstName: 'Charles', isActive: false, updatedAt: '2026-11-01T00:00:00.000Z' };
    edit.kept.users = [theirs, contractor];
    await edit.fill('First name', 'Karl');
    await edit.save();
    const notice = within(await edit.dialog.findByRole('alert'));
    expect(notice.getByText('Carl Customer was changed by somebody else meanwhile.')).toBeVisible();
    expect(notice.getByText('The first name is now Charles.')).toBeVisible();
    expect(edit.dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    const press = (name: string) => edit.user.click(notice.getByRole('button', { name }));
    return { ...edit, theirs, press };
  }

  it('shows the changes, and loads them to continue', async () => {
    const { kept, dialog, theirs, fill, save, press } = await openConflict();
    await press('Load Theirs');
    await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveValue('Charles'));
    expect(dialog.getByRole('switch', { name: 'Active' })).not.toBeChecked();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await fill('Last name', 'Kunde');
    await save();
    await saved();
    expect(kept.sent.at(-1)?.body).toEqual({ lastName: 'Kunde', updatedAt: theirs.updatedAt });
  });

  it('asks before own changes are lost, and not after the others are loaded', async () => {
    const { user, dialog, press } = await openConflict();
    await user.type(dialog.getByLabelText('First name'), 'l');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Go On Editing' }));
    await press('Load Theirs');
    await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveValue('Charles'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('saves own changes anyway, and nothing else', async () => {
    const { kept, press } = await openConflict();
    await press('Save Mine Anyway');
    await saved();
    expect(kept.sent.at(-1)?.body).toEqual({ firstName: 'Karl' });
    expect(kept.users[0]).toMatchObject({ firstName: 'Karl', isActive: false });
  });

  it('closes if the user was deleted by then', async () => {
    const { kept, press } = await openConflict();
    kept.users = [contractor];
    await press('Load Theirs');
    await findToast('Error', 'User not found.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('reports that the user was deleted meanwhile, and closes to a list without them', async () => {
  const { kept, fill, save } = await openEdit();
  kept.users = [contractor];
  await fill('First name', 'Karl');
  await save();
  await findToast('Error', 'This person was deleted meanwhile.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Carl Customer/ })).not.toBeInTheDocument());
});
