import { screen, waitFor, within } from '@testing-library/react';
import { act, callerFixture, choose, findToast, optionsOf, renderPanel } from '../testing/render-panel';
import { adminUserFixture, idOf, serveUsers } from '../testing/users-server';

const grace = callerFixture({
  role: 'contractor',
  firstName: 'Grace',
  lastName: 'Hopper',
  companyName: 'As signed in',
});
const self = adminUserFixture({ ...grace, companyName: 'Hopper Electric' });
const emil = adminUserFixture({
  id: idOf(4),
  firstName: 'Emil',
  lastName: 'Employee',
  role: 'contractor_employee',
  contractorId: grace.id,
  companyName: 'Hopper Electric',
});

async function openList(people = [emil, self]) {
  const kept = serveUsers(people);
  const { user } = renderPanel(grace);
  await screen.findByText(/^Showing/);
  return { kept, user };
}

it('has no company filter, no contractor-id filter, and two roles', async () => {
  const { kept, user } = await openList();
  expect(screen.queryByRole('combobox', { name: 'Company' })).not.toBeInTheDocument();
  expect(await optionsOf(user, 'User type')).toEqual(['All User Types', 'Contractor', 'Contractor Employee']);
  await choose(user, 'User type', 'Contractor Employee');
  await waitFor(() => expect(kept.lists.at(-1)).toEqual({ page: '1', limit: '10', role: 'contractor_employee' }));
  expect(screen.queryByRole('textbox', { name: 'Contractor ID' })).not.toBeInTheDocument();
});

it("adds the contractor's own employees, with the company that the server has for the contractor", async () => {
  const { kept, user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add User' }));
  expect(screen.getByRole('dialog', { name: 'Add User' })).toHaveAccessibleDescription(
    'They get an email with a link to verify their address. Then they can sign in.',
  );
  expect(dialog.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Contractor Employee');
  await waitFor(() => expect(dialog.getByLabelText('Company name')).toHaveValue('Hopper Electric'));
  expect(dialog.getByLabelText('Company name')).toHaveAttribute('readonly');
  const entries = { Email: 'new@example.com', Password: 'secret-1', 'First name': 'Nora', 'Last name': 'New' };
  for (const [label, text] of Object.entries(entries)) await user.type(dialog.getByLabelText(label), text);
  await user.click(dialog.getByRole('button', { name: 'Add User' }));
  await findToast('Success', 'User created successfully');
  expect(kept.sent).toEqual([
    {
      call: 'POST',
      body: {
        email: 'new@example.com',
        password: 'secret-1',
        firstName: 'Nora',
        lastName: 'New',
        role: 'contractor_employee',
        contractorId: grace.id,
        companyName: 'Hopper Electric',
        company_name: 'Hopper Electric',
      },
    },
  ]);
});

it('changes an employee, but neither their company, their contractor nor their verification', async () => {
  const { kept, user } = await openList();
  await act(user, 'Emil Employee', 'Edit User');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit User' }));
  expect(await optionsOf(user, 'Role')).toEqual(['Contractor', 'Contractor Employee']);
  expect(dialog.getByLabelText('Company name')).toHaveAttribute('readonly');
  expect(dialog.queryByRole('combobox', { name: 'Contractor' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('switch', { name: 'Email verified' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('switch', { name: 'Active' }));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await findToast('Success', 'User updated successfully.');
  expect(kept.sent).toEqual([{ call: 'PATCH', body: { isActive: false, updatedAt: emil.updatedAt } }]);
});

it('locks the own role', async () => {
  const { user } = await openList();
  await act(user, 'Grace Hopper', 'Edit User');
  const role = screen.getByRole('combobox', { name: 'Role' });
  expect(role).toBeDisabled();
  expect(role).toHaveTextContent('Contractor');
  expect(role).toHaveAccessibleDescription('You cannot change your own role.');
});

it('suggests adding the first employee while the list contains only the contractor', async () => {
  await openList([self]);
  expect(screen.getByText('No employees yet')).toBeVisible();
});

it('does not offer signing in as an employee', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Actions for Emil Employee' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit User' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Sign In as This User' })).not.toBeInTheDocument();
});

it('offers nothing for an employee who is an administrator as well, and says who manages them', async () => {
  await openList([{ ...emil, isAdmin: true }, self]);
  expect(screen.queryByRole('button', { name: 'Actions for Emil Employee' })).not.toBeInTheDocument();
  expect(screen.getByText('Administrators are managed by high-level admins.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Actions for Grace Hopper' })).toBeVisible();
});

it('is not that of an administrator, who sees the employees of the contractor in the URL', async () => {
  const other = adminUserFixture({ id: idOf(9), firstName: 'Otto', lastName: 'Other' });
  const kept = serveUsers([emil, other]);
  renderPanel(callerFixture({ id: idOf(901) }), `/dashboard/admin?role=contractor_employee&contractorId=${grace.id}`);
  expect(await screen.findByText('Showing 1 to 1 of 1 users')).toBeVisible();
  expect(kept.lists.at(-1)).toEqual({ page: '1', limit: '10', role: 'contractor_employee', contractorId: grace.id });
  expect(screen.getByRole('combobox', { name: 'Company' })).toBeVisible();
});
