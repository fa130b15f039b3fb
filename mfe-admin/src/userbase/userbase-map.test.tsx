import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import {
  ada,
  address,
  cluster,
  crowd,
  openUserbase,
  person,
  serveUserbase,
  some,
  testWithSize,
} from '../testing/userbase-server';

testWithSize();

it('requests the whole world first, shows the number of users, and moves to them', async () => {
  const requests = serveUserbase();
  openUserbase();
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

it('zooms in as far as all users are visible, resolving clusters on the way', async () => {
  const requests = serveUserbase(() => {
    const zoom = zooms(requests).at(-1) ?? 0;
    return HttpResponse.json({ points: zoom < 6 ? [town] : inTown, people: 7, located: 7 });
  });
  openUserbase();
  expect(await screen.findByRole('button', { name: '4 people, zoom in' })).toBeVisible();
  await waitFor(() => expect(zooms(requests)).toEqual([2, 4, 6, 8, 10, 11]));
  expect(widthOf(requests.map.at(-1))).toBeLessThan(1.5);
  expect(Number(requests.map.at(-1)?.get('west'))).toBeLessThan(-79.6);
  expect(Number(requests.map.at(-1)?.get('east'))).toBeGreaterThan(-79.2);
});

it('separates users when zoomed in, before the new answer arrives', async () => {
  const far = { ...ada, lng: ada.lng + 5, user: { ...ada.user, id: 'u-2', name: 'Lena Fischer' } };
  const requests = serveUserbase(async () => {
    if (requests.map.length > 1) await delay('infinite');
    return HttpResponse.json({ points: [ada, far], people: 2, located: 2 });
  });
  openUserbase();
  expect(await screen.findByRole('button', { name: 'Lena Fischer, Contractor, Acme' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '2 people, zoom in' })).not.toBeInTheDocument();
});

it('zooms in no further than all users were visible', async () => {
  const requests = serveUserbase(() => {
    const zoom = zooms(requests).at(-1) ?? 0;
    return HttpResponse.json({ points: [{ ...town, count: zoom < 6 ? 7 : 3 }], people: 7, located: 7 });
  });
  openUserbase();
  await waitFor(() => expect(zooms(requests)).toEqual([2, 4, 6, 6]));
  expect(await screen.findByRole('button', { name: '3 people, zoom in' })).toBeVisible();
});

it('shows a user by name, role and company, as text', async () => {
  serveUserbase();
  const { user, container } = openUserbase();
  await user.click(await person());
  const card = within(await screen.findByText('<b>Ada</b> Byron').then((name) => name.parentElement ?? container));
  expect(card.getByText('Contractor')).toBeVisible();
  expect(card.getByText('Acme')).toBeVisible();
  expect(container.querySelector('.leaflet-popup b')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('<b>Ada</b> Byron')).not.toBeInTheDocument());
});

it('zooms in when a cluster is pressed, also by keyboard, and keeps the focus on the map', async () => {
  const requests = serveUserbase();
  const { user } = openUserbase();
  await waitFor(() => expect(requests.map).toHaveLength(2));
  const before = Number(requests.map[1]?.get('zoom'));
  (await crowd()).focus();
  const nearer = serveUserbase(() => HttpResponse.json({ ...some, points: [ada] }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(Number(nearer.map.at(-1)?.get('zoom'))).toBe(before + 2));
  await waitFor(() => expect(screen.queryByRole('button', { name: '1,200 people, zoom in' })).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Map of people' })).toHaveFocus();
});

it('can be reached and moved by keyboard', async () => {
  const requests = serveUserbase();
  const { user } = openUserbase();
  await waitFor(() => expect(requests.map).toHaveLength(2));
  const map = screen.getByRole('region', { name: 'Map of people' });
  expect(map).toHaveAttribute('tabindex', '0');
  expect(map).toHaveAccessibleDescription(/Arrow keys move the map/);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(Number(requests.map.at(-1)?.get('zoom'))).toBe(Number(requests.map[1]?.get('zoom')) + 1));
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeVisible();
});

it('sends one request for several moves, and aborts outdated ones', async () => {
  const requests = serveUserbase();
  const { user } = openUserbase();
  await waitFor(() => expect(requests.map).toHaveLength(2));
  const slow = serveUserbase(async () => {
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
  const requests = serveUserbase();
  const { user } = openUserbase();
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

it('keeps filters and view in the URL, beside other parameters', async () => {
  const requests = serveUserbase();
  const { user } = openUserbase('/?panel=userbase&role=contractor&view=list');
  expect(screen.getByRole('tab', { name: 'List', selected: true })).toBeVisible();
  await waitFor(() => expect(requests.map.at(-1)?.get('role')).toBe('contractor'));
  await user.click(screen.getByRole('tab', { name: 'Map' }));
  expect(address()).toBe('?panel=userbase&role=contractor');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe('?panel=userbase');
  await waitFor(() => expect(screen.getByRole('search', { name: 'Userbase' })).toHaveFocus());
});

it('reports that tiles cannot be loaded, and still shows the places', async () => {
  serveUserbase();
  const { container } = openUserbase();
  await person();
  const [last, ...others] = container.querySelectorAll('img.leaflet-tile');
  for (const tile of others) fireEvent.error(tile);
  expect(await screen.findByText('Map tiles cannot be loaded; the places are still shown.')).toBeVisible();
  expect(await person()).toBeVisible();
  if (last) fireEvent.load(last);
  await waitFor(() => expect(screen.queryByText(/Map tiles cannot be loaded/)).not.toBeInTheDocument());
});

it.each([
  ['nobody matches', { points: [], people: 0, located: 0 }, 'Nobody matches these filters'],
  ['nobody has a place', { points: [], people: 7, located: 0 }, 'Nobody has a place on the map yet'],
])('shows a message when %s', async (_case, answer, sentence) => {
  serveUserbase(() => HttpResponse.json(answer));
  openUserbase();
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('offers the way back if no users are in this area', async () => {
  const requests = serveUserbase();
  const { user } = openUserbase();
  await waitFor(() => expect(requests.map).toHaveLength(2));
  serveUserbase(() => HttpResponse.json({ ...some, points: [] }));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  const back = await screen.findByRole('button', { name: 'Nobody here. Show everybody' });
  serveUserbase();
  await user.click(back);
  expect(await crowd()).toBeVisible();
});

it('shows why it could not be loaded, and loads on Retry', async () => {
  serveUserbase(() => errorAnswer(503, 'Identity rests.'));
  const { user } = openUserbase();
  expect(await screen.findByRole('alert')).toHaveTextContent('Identity rests.');
  expect(screen.queryByText(/OpenStreetMap|Simplified map/)).not.toBeInTheDocument();
  serveUserbase();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await crowd()).toBeVisible();
});

it('keeps its places if another area cannot be loaded', async () => {
  const requests = serveUserbase();
  const { user } = openUserbase();
  await waitFor(() => expect(requests.map).toHaveLength(2));
  serveUserbase(() => errorAnswer(503, 'Identity rests.'));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(await screen.findByText(/The map shows those loaded before/)).toBeVisible();
  expect(await person()).toBeInTheDocument();
});
