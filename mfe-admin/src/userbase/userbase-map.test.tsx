import type { Userbase, UserbaseRow } from '@plaza/contracts/identity/user-administration';
import { errorAnswer, server } from '@plaza/test-kit/screens/http-answers';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { useLocation } from '@plaza/web-kit/router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { UserbaseMap } from './userbase-map';

const ada = {
  lat: 43.65,
  lng: -79.38,
  count: 1,
  user: { id: 'u-1', name: '<b>Ada</b> Byron', role: 'contractor' as const, companyName: 'Acme' },
};
const cluster = { lat: 52.5, lng: 13.4, count: 1200 };
const some: Userbase = { points: [cluster, ada], people: 3400, located: 1201 };
const row: UserbaseRow = { id: 'u-1', name: 'Ada Byron', role: 'contractor', companyName: null, address: '1 Main St' };

/** jsdom lays nothing out; a map has to have a size. */
beforeAll(() => {
  for (const [side, size] of [
    ['clientWidth', 800],
    ['clientHeight', 500],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
  }
});
afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
});

/** Answers the map with these points, the list with a page of twelve; returns what was requested. */
function serve(answer: () => Response | Promise<Response> = () => HttpResponse.json(some)) {
  const requests = { map: [] as URLSearchParams[], list: [] as URLSearchParams[], aborted: 0 };
  server.use(
    http.get('/api/v1/admin/companies', () => HttpResponse.json(['Acme', 'Zenith'])),
    http.get('/api/v1/admin/userbase', ({ request }) => {
      requests.map.push(new URL(request.url).searchParams);
      request.signal.addEventListener('abort', () => {
        requests.aborted += 1;
      });
      return answer();
    }),
    http.get('/api/v1/admin/userbase/list', ({ request }) => {
      const query = new URL(request.url).searchParams;
      requests.list.push(query);
      const pagination = { page: Number(query.get('page')), limit: 10, total: 12, totalPages: 2 };
      return HttpResponse.json({ rows: [row], pagination });
    }),
  );
  return requests;
}

/** From now on the list cannot be loaded. */
const failList = () => server.use(http.get('/api/v1/admin/userbase/list', () => errorAnswer(503, 'Identity rests.')));

const open = (path = '/') =>
  renderInPlaza(
    <>
      <UserbaseMap />
      <Place />
    </>,
    { path },
  );

function Place() {
  return <output aria-label="Address">{useLocation().search}</output>;
}
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const crowd = () => screen.findByRole('button', { name: '1,200 people, zoom in' });
const person = () => screen.findByRole('button', { name: '<b>Ada</b> Byron, Contractor, Acme' });

it('asks for the whole world at first, tells how many people there are, and moves to where they are', async () => {
  const requests = serve();
  open();
  expect(screen.getByText('Loading the map')).toBeInTheDocument();
  expect(await screen.findByText('3,400 people, 1,201 of them with a place on the map')).toBeVisible();
  expect(Object.fromEntries(requests.map[0] ?? [])).toEqual({
    west: '-180',
    east: '180',
    south: '-90',
    north: '90',
    zoom: '2',
  });
  await waitFor(() => expect(requests.map).toHaveLength(2));
  const [, near] = requests.map;
  expect(Number(near?.get('west'))).toBeLessThan(ada.lng);
  expect(Number(near?.get('east'))).toBeGreaterThan(cluster.lng);
  expect(Number(near?.get('east')) - Number(near?.get('west'))).toBeLessThan(300);
});

/** Everybody of a town: one crowd from afar, and two people where it is near. */
const town = { lat: 43.7, lng: -79.4, count: 7 };
const inTown = [
  { lat: 43.6, lng: -79.6, count: 4 },
  { lat: 43.8, lng: -79.2, count: 3 },
];

const zooms = (requests: { map: URLSearchParams[] }) => requests.map.map((query) => Number(query.get('zoom')));
const widthOf = (query?: URLSearchParams) => Number(query?.get('east')) - Number(query?.get('west'));

it('moves as near as everybody is seen, finding out on its way where in a crowd they are', async () => {
  const requests = serve(() => {
    const zoom = zooms(requests).at(-1) ?? 0;
    return HttpResponse.json({ points: zoom < 6 ? [town] : inTown, people: 7, located: 7 });
  });
  open();
  expect(await screen.findByRole('button', { name: '4 people, zoom in' })).toBeVisible();
  await waitFor(() => expect(zooms(requests)).toEqual([2, 4, 6, 8, 10, 11]));
  expect(widthOf(requests.map.at(-1))).toBeLessThan(1.5);
  expect(Number(requests.map.at(-1)?.get('west'))).toBeLessThan(-79.6);
  expect(Number(requests.map.at(-1)?.get('east'))).toBeGreaterThan(-79.2);
});

it('shows people apart as soon as it is near, before the answer for there is here', async () => {
  const far = { ...ada, lng: ada.lng + 5, user: { ...ada.user, id: 'u-2', name: 'Lena Fischer' } };
  const requests = serve(async () => {
    if (requests.map.length > 1) await delay('infinite');
    return HttpResponse.json({ points: [ada, far], people: 2, located: 2 });
  });
  open();
  expect(await screen.findByRole('button', { name: 'Lena Fischer, Contractor, Acme' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '2 people, zoom in' })).not.toBeInTheDocument();
});

it('goes no nearer than where everybody was still seen', async () => {
  const requests = serve(() => {
    const zoom = zooms(requests).at(-1) ?? 0;
    return HttpResponse.json({ points: [{ ...town, count: zoom < 6 ? 7 : 3 }], people: 7, located: 7 });
  });
  open();
  await waitFor(() => expect(zooms(requests)).toEqual([2, 4, 6, 6]));
  expect(await screen.findByRole('button', { name: '3 people, zoom in' })).toBeVisible();
});

it('shows one person by name, role and company, as text', async () => {
  serve();
  const { user, container } = open();
  await user.click(await person());
  const card = within(await screen.findByText('<b>Ada</b> Byron').then((name) => name.parentElement ?? container));
  expect(card.getByText('Contractor')).toBeVisible();
  expect(card.getByText('Acme')).toBeVisible();
  expect(container.querySelector('.leaflet-popup b')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('<b>Ada</b> Byron')).not.toBeInTheDocument());
});

it('goes nearer when a cluster is pressed, by keyboard too, and keeps the keyboard on the map', async () => {
  const requests = serve();
  const { user } = open();
  await waitFor(() => expect(requests.map).toHaveLength(2));
  const before = Number(requests.map[1]?.get('zoom'));
  (await crowd()).focus();
  const nearer = serve(() => HttpResponse.json({ ...some, points: [ada] }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(Number(nearer.map.at(-1)?.get('zoom'))).toBe(before + 2));
  await waitFor(() => expect(screen.queryByRole('button', { name: '1,200 people, zoom in' })).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Map of people' })).toHaveFocus();
});

it('can be reached and moved by keyboard', async () => {
  const requests = serve();
  const { user } = open();
  await waitFor(() => expect(requests.map).toHaveLength(2));
  const map = screen.getByRole('region', { name: 'Map of people' });
  expect(map).toHaveAttribute('tabindex', '0');
  expect(map).toHaveAccessibleDescription(/Arrow keys move the map/);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(Number(requests.map.at(-1)?.get('zoom'))).toBe(Number(requests.map[1]?.get('zoom')) + 1));
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeVisible();
});

it('asks once for several moves, and aborts what is outdated', async () => {
  const requests = serve();
  const { user } = open();
  await waitFor(() => expect(requests.map).toHaveLength(2));
  const slow = serve(async () => {
    await delay('infinite');
    return HttpResponse.json(some);
  });
  const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
  await user.click(zoomIn);
  await user.click(zoomIn);
  await waitFor(() => expect(slow.map).toHaveLength(1));
  await user.click(zoomIn);
  await waitFor(() => expect(slow.map).toHaveLength(2));
  await waitFor(() => expect(slow.aborted).toBe(1));
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it('filters by role and company, over the whole world again', async () => {
  const requests = serve();
  const { user } = open();
  await waitFor(() => expect(requests.map).toHaveLength(2));
  await user.click(screen.getByRole('combobox', { name: 'User type' }));
  await user.click(screen.getByRole('option', { name: 'Contractor' }));
  await waitFor(() => expect(requests.map.at(-1)?.get('role')).toBe('contractor'));
  await user.click(screen.getByRole('combobox', { name: 'Company' }));
  await user.click(await screen.findByRole('option', { name: 'Acme' }));
  await waitFor(() =>
    expect(requests.map.some((one) => one.get('company') === 'Acme' && one.get('west') === '-180')).toBe(true),
  );
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(requests.map.at(-1)?.has('company')).toBe(false));
});

it('keeps filters and view in the address, beside what else is there', async () => {
  const requests = serve();
  const { user } = open('/?panel=userbase&role=contractor&view=list');
  expect(screen.getByRole('tab', { name: 'List', selected: true })).toBeVisible();
  await waitFor(() => expect(requests.map.at(-1)?.get('role')).toBe('contractor'));
  await user.click(screen.getByRole('tab', { name: 'Map' }));
  expect(address()).toBe('?panel=userbase&role=contractor');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe('?panel=userbase');
});

it('says so when the tiles cannot be loaded, and still shows the places', async () => {
  serve();
  const { container } = open();
  await person();
  const tiles = () => [...container.querySelectorAll('img.leaflet-tile')];
  for (const tile of tiles()) fireEvent.error(tile);
  expect(await screen.findByText('Map tiles cannot be loaded; the places are still shown.')).toBeVisible();
  expect(await person()).toBeVisible();
  for (const tile of tiles()) fireEvent.load(tile);
  await waitFor(() => expect(screen.queryByText(/Map tiles cannot be loaded/)).not.toBeInTheDocument());
});

it.each([
  ['nobody matches', { points: [], people: 0, located: 0 }, 'Nobody matches these filters'],
  ['nobody has a place', { points: [], people: 7, located: 0 }, 'Nobody has a place on the map yet'],
])('says so when %s', async (_case, answer, sentence) => {
  serve(() => HttpResponse.json(answer));
  open();
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('offers the way back when nobody is in this part of the world', async () => {
  const requests = serve();
  const { user } = open();
  await waitFor(() => expect(requests.map).toHaveLength(2));
  serve(() => HttpResponse.json({ ...some, points: [] }));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  const back = await screen.findByRole('button', { name: 'Nobody here. Show everybody' });
  serve();
  await user.click(back);
  expect(await crowd()).toBeVisible();
});

it('says why it could not be loaded, and loads on Retry', async () => {
  serve(() => errorAnswer(503, 'Identity rests.'));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Identity rests.');
  expect(screen.queryByText(/OpenStreetMap|Simplified map/)).not.toBeInTheDocument();
  serve();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await crowd()).toBeVisible();
});

it('keeps the places that it has when another part of the world cannot be loaded', async () => {
  const requests = serve();
  const { user } = open();
  await waitFor(() => expect(requests.map).toHaveLength(2));
  serve(() => errorAnswer(503, 'Identity rests.'));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(await screen.findByText(/The map shows those loaded before/)).toBeVisible();
  expect(await person()).toBeInTheDocument();
});

describe('the list', () => {
  it('reads like the map, a page at a time', async () => {
    const requests = serve();
    const { user } = open();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    const table = await screen.findByRole('table', { name: 'People on the map' });
    expect(within(table).getByRole('row', { name: 'Ada Byron Contractor — 1 Main St' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(requests.list.map((query) => query.get('page'))).toEqual(['1', '2']));
  });

  it('goes to the last page where the one that is asked for has nobody any more', async () => {
    serve();
    const { user } = open();
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
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('is filtered too, from its first page', async () => {
    const requests = serve();
    const { user } = open();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('combobox', { name: 'User type' }));
    await user.click(screen.getByRole('option', { name: 'Customer' }));
    await waitFor(() => expect(requests.list.at(-1)?.toString()).toBe('role=user&page=1&limit=10'));
  });

  it('gives way to the map, which moves to everybody again', async () => {
    const requests = serve();
    const { user } = open();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    await screen.findByRole('table', { name: 'People on the map' });
    await user.click(screen.getByRole('tab', { name: 'Map' }));
    expect(await crowd()).toBeVisible();
    await waitFor(() => expect(Number(requests.map.at(-1)?.get('west'))).toBeGreaterThan(-180));
  });

  it('keeps the people that it has when they cannot be brought up to date, and says so', async () => {
    serve();
    const { user } = open();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    await screen.findByRole('table', { name: 'People on the map' });
    await user.click(screen.getByRole('tab', { name: 'Map' }));
    failList();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    expect(
      await screen.findByText('The latest people could not be loaded. What you see may be out of date.'),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /^Ada Byron/ })).toBeVisible();
    serve();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument());
  });

  it('stays on the page that it has when another one cannot be loaded, with a way back', async () => {
    serve();
    const { user } = open();
    await user.click(screen.getByRole('tab', { name: 'List' }));
    await screen.findByText('Showing 1 to 10 of 12 users');
    failList();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 could not be loaded. You still see page 1.')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Ada Byron/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(screen.queryByText(/^Page 2 could not/)).not.toBeInTheDocument());
  });

  it('says whether nobody is listed for the filters or at all', async () => {
    serve();
    const pagination = { page: 1, limit: 10, total: 0, totalPages: 0 };
    server.use(http.get('/api/v1/admin/userbase/list', () => HttpResponse.json({ rows: [], pagination })));
    const { user } = open('/?view=list&role=contractor');
    expect(await screen.findByText('Nobody who matches these filters has a place on the map.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText(/^People appear here once/)).toBeVisible();
  });
});
