import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { address, callerFixture, optionsOf, renderPanel } from '../../testing/render-panel';
import { adminUserFixture, answerCompanies, answerLists, crowd, idOf, serveUsers } from '../../testing/users-server';

const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const firstPage = () => screen.findByText(/^Showing 1 to/);
const lists = (kept: ReturnType<typeof serveUsers>) => kept.lists.at(-1);
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the list', () => {
  it('shows all facts of a user', async () => {
    const user = adminUserFixture({
      id: idOf(7),
      customId: 'EMP-000007',
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'grace@example.com',
      role: 'contractor_employee',
      emailVerified: false,
      isActive: false,
      companyName: null,
      company_name: 'Hopper Electric',
      createdAt: '2026-03-04T12:00:00.000Z',
    });
    serveUsers([user]);
    renderPanel();
    await firstPage();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'User',
      'Status',
      'Role',
      'User ID',
      'Actual User ID',
      'Created',
      'Company',
      'Actions',
    ]);
    const [row] = rows();
    for (const text of ['Grace Hopper', 'grace@example.com', 'Unverified', 'Inactive', 'Contractor Employee']) {
      expect(within(row as HTMLElement).getByText(text)).toBeVisible();
    }
    for (const text of ['EMP-000007', idOf(7), 'Mar 4, 2026', 'Hopper Electric']) {
      expect(within(row as HTMLElement).getByText(text)).toBeVisible();
    }
  });

  it('distinguishes verified from unverified, and does not mark active users as inactive', async () => {
    serveUsers(crowd(1));
    renderPanel();
    await firstPage();
    expect(screen.getByText('Verified')).toBeVisible();
    expect(screen.queryByText('Inactive')).not.toBeInTheDocument();
  });

  it('copies a user id, with a confirmation', async () => {
    serveUsers(crowd(1));
    const { user } = renderPanel();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy Actual User ID' }));
    expect(await screen.findByText('Copied to the clipboard')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(idOf(1));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  it('is paged by ten, and keeps the page in the URL', async () => {
    const kept = serveUsers(crowd(23));
    const { user } = renderPanel();
    expect(await screen.findByText('Showing 1 to 10 of 23 users')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Users (23)' })).toBeVisible();
    expect(rows()).toHaveLength(10);
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 11 to 20 of 23 users')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 21 to 23 of 23 users')).toBeVisible();
    const next = screen.getByRole('button', { name: 'Next' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toBeEnabled(); // browsers take the focus from a disabled one, which jsdom does not
    expect(next).toHaveFocus();
    expect(address()).toBe('/dashboard/admin?page=3');
    expect(lists(kept)).toEqual({ page: '3', limit: '10' });
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Showing 11 to 20 of 23 users')).toBeVisible();
  });

  it('keeps the previous page, marked as busy, while the next one loads', async () => {
    serveUsers(crowd(23));
    const { user } = renderPanel();
    await firstPage();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    answerLists(async () => {
      await held;
      return HttpResponse.json({ users: [], pagination: { page: 2, limit: 10, total: 23, totalPages: 3 } });
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(names()[0]).toContain('Ada Number1');
    expect(screen.getByRole('table', { name: 'Users' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  });

  it('goes to the last page if the URL names one past the end', async () => {
    serveUsers(crowd(12));
    renderPanel(callerFixture(), '/dashboard/admin?page=9');
    expect(await screen.findByText('Showing 11 to 12 of 12 users')).toBeVisible();
    expect(address()).toBe('/dashboard/admin?page=2');
  });

  it('shows a skeleton while it loads', async () => {
    serveUsers(crowd(1));
    renderPanel();
    expect(screen.getAllByText('Loading')[0]).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Users' })).toBeVisible();
    await firstPage();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('has two facts in each column if eight columns do not fit', async () => {
    setWindowWidth(768);
    serveUsers(crowd(1));
    renderPanel();
    await firstPage();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['User', 'StatusRole', 'User IDActual User ID', 'CompanyCreated', 'Actions']);
    expect(within(rows()[0] as HTMLElement).getByRole('button', { name: 'Copy Actual User ID' })).toBeVisible();
  });

  it.each([
    ['the server gives a reason', () => errorAnswer(503, 'Come back later.'), 'Come back later.'],
    ['it gives none', () => new HttpResponse('oops', { status: 500 }), 'Failed to fetch users'],
    ['nobody answers', () => HttpResponse.error(), 'Failed to fetch users'],
  ])('shows why it could not be loaded when %s, and loads on Retry', async (_case, answer, sentence) => {
    answerLists(answer);
    const { user } = renderPanel(callerFixture({ role: 'user', isAdmin: true }));
    expect(await screen.findByText(`Error loading admin panel: ${sentence}`)).toBeVisible();
    serveUsers(crowd(1));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await firstPage();
  });

  it('offers to add a user if there are none yet', async () => {
    serveUsers([]);
    const { user } = renderPanel();
    expect(await screen.findByText('No users yet')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add User' })[1] as HTMLElement);
    expect(screen.getByRole('dialog', { name: 'Add User' })).toBeVisible();
  });

  it('is refetched when it is reopened, and shows its content until the answer arrives', async () => {
    const kept = serveUsers(crowd(1));
    const { user, leaveAndReturn } = renderPanel();
    await firstPage();
    await optionsOf(user, 'Company');
    kept.users = crowd(2);
    answerCompanies(['Acme', 'Born Since']);
    leaveAndReturn();
    expect(names()[0]).toContain('Ada Number1');
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Users' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    expect(await screen.findByText('Showing 1 to 2 of 2 users')).toBeVisible();
    expect(await optionsOf(user, 'Company')).toEqual(['All Companies', 'Acme', 'Born Since']);
  });

  it('is refetched on each page, including those seen before', async () => {
    const kept = serveUsers(crowd(12));
    const { user } = renderPanel();
    await firstPage();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 11 to 12 of 12 users')).toBeVisible();
    kept.users = crowd(13).slice(1);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(names()[0]).toContain('Ada Number1');
    await waitFor(() => expect(names()[0]).toContain('Ada Number2'));
  });

  it('is refetched on Refresh', async () => {
    const kept = serveUsers(crowd(1));
    const { user } = renderPanel();
    await firstPage();
    kept.users = crowd(2);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Showing 1 to 2 of 2 users')).toBeVisible();
  });

  it('stays if it could not be refetched, with a notice', async () => {
    serveUsers(crowd(1));
    const { user } = renderPanel();
    await firstPage();
    answerLists(() => errorAnswer(503, 'Come back later.'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(
      await screen.findByText('The latest users could not be loaded. What you see may be out of date.'),
    ).toBeVisible();
    expect(rows()).toHaveLength(1);
  });
});
