import { server } from '@plaza/test-kit/screens/mock-server';
import type { AppStore } from '@plaza/web-kit';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { act, callerFixture, choose, findToast, renderPanel } from '../testing/render-panel';
import { adminUserFixture, crowd, idOf, serveUsers } from '../testing/users-server';

const requests: string[] = [];
beforeAll(() => {
  server.events.on('request:start', ({ request }) => {
    const path = new URL(request.url).pathname.replace('/api/v1/admin/', '');
    requests.push(`${request.method} ${path.replace(/^users\/[^/]+/, 'users/:id')}`);
  });
});

const nothingPending = (store: AppStore) =>
  waitFor(() => {
    const { queries, mutations } = store.getState().api;
    const all = [...Object.values(queries), ...Object.values(mutations)];
    expect(all.filter((one) => one?.status === 'pending')).toEqual([]);
  });

/** The requests between the moment at which the list has everything and the one at which it has everything again. */
async function requestsOf(write: (user: UserEvent) => Promise<unknown>, path?: string) {
  const { user, store } = renderPanel(callerFixture(), path);
  await screen.findByText(/^Showing/);
  await nothingPending(store);
  requests.length = 0;
  await write(user);
  await nothingPending(store);
  return [...requests].sort();
}

async function rename(user: UserEvent) {
  await act(user, 'Ada Number1', 'Edit');
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'lina');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await findToast('Success', 'User updated successfully.');
}

async function addUser(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'grace@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Grace');
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Hopper{Enter}');
  await findToast('Success', 'User created successfully');
}

const contractors = [
  adminUserFixture({ id: idOf(50), firstName: 'Grace', lastName: 'Hopper', role: 'contractor', companyName: 'Acme' }),
  adminUserFixture({
    id: idOf(51),
    firstName: 'Ida',
    lastName: 'Rhodes',
    role: 'contractor',
    companyName: 'Rhodes Roofing',
  }),
];
const employee = adminUserFixture({
  id: idOf(4),
  firstName: 'Emil',
  lastName: 'Employee',
  role: 'contractor_employee',
  contractorId: idOf(50),
  companyName: 'Acme',
});

describe('the requests', () => {
  test('to change a name', async () => {
    serveUsers(crowd(2));
    expect(await requestsOf(rename)).toEqual(['PATCH users/:id']);
    expect(screen.getByRole('row', { name: /Adalina Number1/ })).toBeVisible();
  });

  test('to change a name in a list that was searched by name', async () => {
    serveUsers(crowd(2));
    expect(await requestsOf(rename, '/dashboard/admin?search=number1')).toEqual(['GET users', 'PATCH users/:id']);
    expect(screen.getByRole('row', { name: /Adalina Number1/ })).toBeVisible();
  });

  test.each([
    ['a company', 'company=Acme'],
    ['a contractor', `contractorId=${idOf(50)}`],
  ])('to move an employee to another contractor, whose company they get, in a list of %s', async (_what, filter) => {
    const stored = serveUsers([employee, ...contractors]);
    const changeContractor = async (user: UserEvent) => {
      await act(user, 'Emil Employee', 'Edit');
      await waitFor(() => expect(requests).toContain('GET users'));
      await choose(user, 'Contractor', 'Ida Rhodes · Rhodes Roofing');
      stored.companyOf = { [idOf(51)]: 'Rhodes Roofing' };
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      await findToast('Success', 'User updated successfully.');
      await waitFor(() => expect(screen.queryByRole('row', { name: /Emil/ })).not.toBeInTheDocument());
    };
    const path = `/dashboard/admin?role=contractor_employee&${filter}`;
    // The first one is of the contractors to choose from.
    expect(await requestsOf(changeContractor, path)).toEqual(['GET users', 'GET users', 'PATCH users/:id']);
  });

  test('to change a role, which employees and their company follow', async () => {
    serveUsers(crowd(2));
    const changeRole = async (user: UserEvent) => {
      await act(user, 'Ada Number1', 'Edit');
      await choose(user, 'Role', 'Contractor');
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      await findToast('Success', 'User updated successfully.');
    };
    expect(await requestsOf(changeRole)).toEqual(['GET companies', 'GET users', 'PATCH users/:id']);
  });

  test('to add a user to the first page, whose last one moves to the next page', async () => {
    serveUsers(crowd(10));
    expect(await requestsOf(addUser)).toEqual(['GET companies', 'POST users']);
    expect(screen.getByRole('row', { name: /Grace Hopper/ })).toBeVisible();
    expect(screen.getByText('Showing 1 to 10 of 11 users')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
    expect(screen.queryByRole('row', { name: /Number10/ })).not.toBeInTheDocument();
  });

  test('to add a user while another page is shown', async () => {
    serveUsers(crowd(12));
    expect(await requestsOf(addUser, '/dashboard/admin?page=2')).toEqual(['GET companies', 'GET users', 'POST users']);
    expect(screen.getByText('Showing 11 to 13 of 13 users')).toBeVisible();
  });
});
