import { screen, waitFor } from '@testing-library/react';
import { address, callerFixture, choose, goBack, optionsOf, renderPanel } from '../../testing/render-panel';
import { adminUserFixture, answerCompanies, crowd, idOf, serveUsers } from '../../testing/users-server';

const firstPage = () => screen.findByText(/^Showing 1 to/);
const lists = (kept: ReturnType<typeof serveUsers>) => kept.lists.at(-1);

describe('the filters', () => {
  it('search by name or email after typing pauses, from the first page on', async () => {
    const kept = serveUsers(crowd(23));
    const { user } = renderPanel(callerFixture(), '/dashboard/admin?page=2');
    await screen.findByText('Showing 11 to 20 of 23 users');
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), '  number2 ');
    expect(await screen.findByText('Showing 1 to 5 of 5 users')).toBeVisible();
    expect(kept.lists.map(({ search }) => search)).toEqual([undefined, 'number2']);
    expect(address()).toBe('/dashboard/admin?search=number2');
  });

  it('offer the companies to an administrator by the flag too', async () => {
    serveUsers([adminUserFixture({ id: idOf(3), companyName: 'Acme' })]);
    const { user } = renderPanel(callerFixture({ role: 'user', isAdmin: true }));
    await firstPage();
    expect(await optionsOf(user, 'Company')).toEqual(['All Companies', 'Acme', 'Hopper Electric']);
  });

  it('narrow to a company', async () => {
    const kept = serveUsers([...crowd(2), adminUserFixture({ id: idOf(3), companyName: 'Acme' })]);
    const { user } = renderPanel();
    await firstPage();
    expect(await optionsOf(user, 'Company')).toEqual(['All Companies', 'Acme', 'Hopper Electric']);
    await choose(user, 'Company', 'Acme');
    expect(await screen.findByText('Showing 1 to 1 of 1 users')).toBeVisible();
    expect(lists(kept)).toEqual({ page: '1', limit: '10', company: 'Acme' });
    await choose(user, 'Company', 'All Companies');
    expect(await screen.findByText('Showing 1 to 3 of 3 users')).toBeVisible();
  });

  it('say that only the first companies are listed, if there are as many', async () => {
    const names = Array.from({ length: 500 }, (_, place) => `Company ${place}`);
    const note = 'The first 500 companies are listed. Search to find users of others.';
    serveUsers(crowd(2));
    answerCompanies(names.slice(1));
    const { unmount } = renderPanel();
    await firstPage();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    unmount();
    answerCompanies(names);
    renderPanel();
    await firstPage();
    expect(await screen.findByRole('combobox', { name: 'Company', description: note })).toBeVisible();
  });

  it('narrow to a role, and employees to their contractor', async () => {
    const employee = adminUserFixture({ id: idOf(3), role: 'contractor_employee', contractorId: idOf(2) });
    const other = adminUserFixture({ id: idOf(4), role: 'contractor_employee', contractorId: idOf(5) });
    const kept = serveUsers([...crowd(2), employee, other]);
    const { user } = renderPanel();
    await firstPage();
    expect(await optionsOf(user, 'User type')).toEqual([
      'All User Types',
      'High-Level Admin',
      'Admin',
      'Contractor',
      'Contractor Employee',
      'Customer',
      'Municipal/Government',
    ]);
    expect(screen.queryByRole('textbox', { name: 'Contractor ID' })).not.toBeInTheDocument();
    await choose(user, 'User type', 'Contractor Employee');
    expect(await screen.findByText('Showing 1 to 2 of 2 users')).toBeVisible();
    await user.click(screen.getByRole('textbox', { name: 'Contractor ID' }));
    await user.paste(idOf(2));
    expect(await screen.findByText('Showing 1 to 1 of 1 users')).toBeVisible();
    expect(lists(kept)).toEqual({ page: '1', limit: '10', role: 'contractor_employee', contractorId: idOf(2) });
    await choose(user, 'User type', 'Customer');
    await waitFor(() => expect(lists(kept)).toEqual({ page: '1', limit: '10', role: 'user' }));
    expect(screen.queryByRole('textbox', { name: 'Contractor ID' })).not.toBeInTheDocument();
    expect(address()).toBe('/dashboard/admin?role=user');
    await goBack(user);
    expect(address()).toBe(`/dashboard/admin?role=contractor_employee&contractorId=${idOf(2)}`);
    expect(screen.getByRole('textbox', { name: 'Contractor ID' })).toHaveValue(idOf(2));
    await goBack(user);
    expect(address()).toBe('/dashboard/admin');
  });

  it('are restored by going back after Clear, including typed text', async () => {
    serveUsers(crowd(2));
    const { user } = renderPanel();
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'number2');
    await waitFor(() => expect(address()).toBe('/dashboard/admin?search=number2'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('');
    await goBack(user);
    expect(address()).toBe('/dashboard/admin?search=number2');
    expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('number2');
  });

  it('are read from the URL', async () => {
    const kept = serveUsers(crowd(1));
    renderPanel(callerFixture(), '/dashboard/admin?search=ada&company=Acme&role=admin_low&page=2&contractorId=x');
    await waitFor(() => expect(lists(kept)?.page).toBe('1'));
    expect(kept.lists[0]).toEqual({ page: '2', limit: '10', search: 'ada', company: 'Acme', role: 'admin_low' });
    expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('ada');
    expect(screen.getByRole('combobox', { name: 'Company' })).toHaveTextContent('Acme');
    expect(screen.getByRole('combobox', { name: 'User type' })).toHaveTextContent('Admin');
  });

  it.each(['Clear', 'Clear Filters'])('are all cleared on %s, and the focus moves to the search', async (button) => {
    serveUsers(crowd(2));
    const { user } = renderPanel(callerFixture(), '/dashboard/admin?role=user');
    await firstPage();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'zzz');
    expect(await screen.findByText('No users found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('Showing 1 to 2 of 2 users')).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Search users' });
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
    expect(address()).toBe('/dashboard/admin');
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });
});
