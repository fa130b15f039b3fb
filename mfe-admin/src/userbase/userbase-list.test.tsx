import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { crowd, openUserbase, row, serveUserbase, testWithSize } from '../testing/userbase-server';
import { answerCompanies } from '../testing/users-server';

testWithSize();

/** From now on the list cannot be loaded. */
const failList = () => server.use(http.get('/api/v1/admin/userbase/list', () => errorAnswer(503, 'Identity rests.')));

it('names the company in the URL even if it has no users any more', async () => {
  const requests = serveUserbase();
  const { user } = openUserbase('/?view=list&company=Gone+Ltd');
  await waitFor(() => expect(requests.list.at(-1)?.get('company')).toBe('Gone Ltd'));
  expect(screen.getByRole('combobox', { name: 'Company' })).toHaveTextContent('Gone Ltd');
  await user.click(screen.getByRole('combobox', { name: 'Company' }));
  expect(await screen.findByRole('option', { name: 'Zenith' })).toBeVisible();
});

it('says that only the first companies are listed, if there are as many', async () => {
  serveUserbase();
  answerCompanies(Array.from({ length: 500 }, (_, place) => `Company ${place}`));
  openUserbase('/?view=list');
  const description = 'The first 500 companies are listed. User Management finds users of others.';
  expect(await screen.findByRole('combobox', { name: 'Company', description })).toBeVisible();
});

describe('the list', () => {
  it('shows the same users as the map, in pages', async () => {
    const requests = serveUserbase();
    const { user } = openUserbase();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    const table = await screen.findByRole('table', { name: 'People on the map' });
    expect(within(table).getByRole('row', { name: 'Ada Byron Contractor — 1 Main St' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(requests.list.map((query) => query.get('page'))).toEqual(['1', '2']));
  });

  it('goes to the last page if the requested one is empty', async () => {
    serveUserbase();
    const { user } = openUserbase();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    await screen.findByText('Showing 1 to 10 of 12 users');
    const people = (count: number) =>
      http.get('/api/v1/admin/userbase/list', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const pagination = { page, limit: 10, total: count, totalPages: Math.ceil(count / 10) };
        return HttpResponse.json({ rows: page <= pagination.totalPages ? [row] : [], pagination });
      });
    server.use(people(10));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 1 to 10 of 10 users')).toBeVisible();
    expect(screen.queryByText('Nobody to list')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is filtered too, from its first page', async () => {
    const requests = serveUserbase();
    const { user } = openUserbase();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('combobox', { name: 'User type' }));
    await user.click(screen.getByRole('option', { name: 'Customer' }));
    await waitFor(() => expect(requests.list.at(-1)?.toString()).toBe('role=user&page=1&limit=10'));
  });

  it('switches to the map, which fits all users again', async () => {
    const requests = serveUserbase();
    const { user } = openUserbase();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    await screen.findByRole('table', { name: 'People on the map' });
    await user.click(screen.getByRole('tab', { name: 'Map' }));
    expect(await crowd()).toBeVisible();
    await waitFor(() => expect(Number(requests.map.at(-1)?.get('west'))).toBeGreaterThan(-180));
  });

  it('keeps its users if they cannot be refetched, with a notice', async () => {
    serveUserbase();
    const { user } = openUserbase();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    await screen.findByRole('table', { name: 'People on the map' });
    await user.click(screen.getByRole('tab', { name: 'Map' }));
    failList();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    expect(
      await screen.findByText('The latest people could not be loaded. What you see may be out of date.'),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /^Ada Byron/ })).toBeVisible();
    serveUserbase();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument());
  });

  it('stays on its page if another one cannot be loaded, with a way back', async () => {
    serveUserbase();
    const { user } = openUserbase();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    await screen.findByText('Showing 1 to 10 of 12 users');
    failList();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 could not be loaded. You still see page 1.')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Ada Byron/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(screen.queryByText(/^Page 2 could not/)).not.toBeInTheDocument());
  });

  it('distinguishes an empty filter result from an empty list', async () => {
    serveUserbase();
    const pagination = { page: 1, limit: 10, total: 0, totalPages: 0 };
    server.use(http.get('/api/v1/admin/userbase/list', () => HttpResponse.json({ rows: [], pagination })));
    const { user } = openUserbase('/?view=list&role=contractor');
    expect(await screen.findByText('Nobody who matches these filters has a place on the map.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText(/^People appear here once/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'List' })).toHaveFocus());
  });
});
