import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { contractorFixture } from '../testing/contractor-fixture';
import { Contractors } from './contractors';

const path = '/api/v1/contractors';
const ada = contractorFixture('Ada Moreau', { specialties: ['Plumbing', 'Heating'] });
const ben = contractorFixture('Ben Okafor', { specialties: ['Roofing'], status: 'busy' });
let requests: string[] = [];

/** Answers with those that `passes` lets through, and remembers what was requested. */
function answer(people: Contractor[], passes: (one: Contractor, query: URLSearchParams) => boolean = () => true) {
  server.use(
    http.get(path, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      requests.push(search);
      return HttpResponse.json(people.filter((one) => passes(one, searchParams)));
    }),
  );
}

const asTheServer = (one: Contractor, query: URLSearchParams) =>
  one.name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()) &&
  (!query.get('specialty') || one.specialties.includes(query.get('specialty') ?? '')) &&
  (!query.get('status') || one.status === query.get('status'));

/** The next answer waits until it is let go. */
function holdNext(answer: Contractor[]) {
  let release = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  server.use(
    http.get(path, async () => {
      await gate;
      return HttpResponse.json(answer);
    }),
  );
  return () => release();
}

const fail = () =>
  server.use(
    http.get(path, () =>
      HttpResponse.json(
        { success: false, message: 'The service is away.', error: { code: 'upstream_unavailable' } },
        { status: 503 },
      ),
    ),
  );

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const searchBox = () => screen.getByRole('searchbox', { name: 'Search contractors' });

async function choose(filter: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: filter }));
  await userEvent.click(screen.getByRole('option', { name: option }));
}

beforeEach(() => {
  requests = [];
});

it('lists the contractors in the order of the server, with their count', async () => {
  answer([ben, ada]);
  renderInPlaza(<Contractors />);
  await screen.findByRole('article', { name: 'Ben Okafor' });
  expect(names()).toEqual(['Ben Okafor', 'Ada Moreau']);
  expect(screen.getByText('2 contractors')).toBeVisible();
  expect(requests).toEqual(['']); // the list and the specialties come from one request
});

it('reads search and filters from the URL', async () => {
  answer([ada, ben], asTheServer);
  renderInPlaza(<Contractors />, { path: '/dashboard/contractors?search=ben&specialty=Roofing&status=busy' });
  await screen.findByRole('article', { name: 'Ben Okafor' });
  expect(names()).toEqual(['Ben Okafor']);
  expect(searchBox()).toHaveValue('ben');
  expect(screen.getByRole('combobox', { name: 'Specialty' })).toHaveTextContent('Roofing');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Busy');
});

it('announces that they are loading', () => {
  server.use(http.get(path, () => delay('infinite')));
  renderInPlaza(<Contractors />);
  expect(screen.getByText('Loading contractors').closest('[role=status]')).toBeInTheDocument();
  expect(screen.queryByText(/\d+ contractor/)).not.toBeInTheDocument();
});

describe('the search box', () => {
  it('has its title and subtitle', () => {
    answer([]);
    renderInPlaza(<Contractors />);
    expect(searchBox()).toHaveAttribute('placeholder', 'Search contractors, companies, or skills...');
  });

  it('fetches after typing pauses', async () => {
    answer([ada, ben], asTheServer);
    renderInPlaza(<Contractors />);
    await screen.findByRole('article', { name: 'Ben Okafor' });
    await userEvent.type(searchBox(), 'ada');
    await waitFor(() => expect(names()).toEqual(['Ada Moreau']));
    expect(screen.getByText('1 contractor')).toBeVisible();
    expect(requests).toEqual(['', '?search=ada']);
  });

  it('sends special characters as typed', async () => {
    answer([ada], () => true);
    renderInPlaza(<Contractors />);
    await screen.findByRole('article');
    await userEvent.type(searchBox(), 'a&b=c');
    await waitFor(() => expect(requests).toContain('?search=a%26b%3Dc'));
  });

  it('keeps the previous list, marked as such, until the next one arrives', async () => {
    answer([ada, ben]);
    renderInPlaza(<Contractors />);
    await screen.findByRole('article', { name: 'Ben Okafor' });
    const release = holdNext([ada]);
    await userEvent.type(searchBox(), 'ada');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Contractors' })).toHaveAttribute('aria-busy', 'true'));
    expect(names()).toEqual(['Ada Moreau', 'Ben Okafor']);
    release();
    await waitFor(() => expect(names()).toEqual(['Ada Moreau']));
    expect(screen.getByRole('list', { name: 'Contractors' })).toHaveAttribute('aria-busy', 'false');
  });
});

describe('the filters', () => {
  it('offer every existing specialty, and keep offering them', async () => {
    answer([ada, ben, contractorFixture('Cleo Park', { specialties: ['roofing'] })], asTheServer);
    renderInPlaza(<Contractors />);
    await screen.findByRole('article', { name: 'Ben Okafor' });
    await choose('Specialty', 'Heating');
    await waitFor(() => expect(names()).toEqual(['Ada Moreau']));
    expect(requests).toEqual(['', '?specialty=Heating']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Specialty' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.toLowerCase())).toEqual([
      'all specialties',
      'heating',
      'plumbing',
      'roofing',
    ]);
  });

  it('filter by status, together with the others', async () => {
    answer([ada, ben], asTheServer);
    renderInPlaza(<Contractors />);
    await screen.findByRole('article', { name: 'Ben Okafor' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All Status',
      'Available',
      'Busy',
      'Offline',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Busy' }));
    await waitFor(() => expect(names()).toEqual(['Ben Okafor']));
    await choose('Specialty', 'Roofing');
    await waitFor(() => expect(requests).toEqual(['', '?status=busy', '?specialty=Roofing&status=busy']));
    await choose('Status', 'All Status');
    await waitFor(() => expect(requests).toContain('?specialty=Roofing'));
  });
});

describe('an empty result', () => {
  it('offers to clear the filters', async () => {
    answer([ada], asTheServer);
    renderInPlaza(<Contractors />);
    await screen.findByRole('article');
    await userEvent.type(searchBox(), 'zzz');
    expect(await screen.findByText('No contractors found')).toBeVisible();
    expect(screen.getByText('0 contractors')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByRole('article', { name: 'Ada Moreau' })).toBeVisible();
    expect(searchBox()).toHaveValue('');
    expect(searchBox()).toHaveFocus();
  });

  it('has nothing to clear without filters', async () => {
    answer([]);
    renderInPlaza(<Contractors />);
    expect(await screen.findByText('No contractors found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });
});

describe('a failure', () => {
  it('shows the message of the server, and Retry loads the list and the specialties', async () => {
    fail();
    renderInPlaza(<Contractors />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is away.');
    answer([ada]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Ada Moreau' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: 'Specialty' }));
    expect(screen.getByRole('option', { name: 'Heating' })).toBeVisible();
  });

  it('without a message of the server asks to check the connection', async () => {
    server.use(http.get(path, () => new HttpResponse('<html>Bad Gateway</html>', { status: 502 })));
    renderInPlaza(<Contractors />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
    expect(screen.queryByText(/html/)).not.toBeInTheDocument();
  });

  it('of a search does not show the previous list as its answer', async () => {
    answer([ada]);
    renderInPlaza(<Contractors />);
    await screen.findByRole('article');
    fail();
    await userEvent.type(searchBox(), 'x');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load contractors');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByText('1 contractor')).not.toBeInTheDocument();
    expect(searchBox()).toHaveValue('x');
  });
});
