import type { Userbase, UserbaseRow } from '@plaza/contracts/identity/user-administration';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { useLocation } from '@plaza/web-kit/router';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { UserbaseMap } from '../userbase/userbase-map';

export const ada = {
  lat: 43.65,
  lng: -79.38,
  count: 1,
  user: { id: 'u-1', name: '<b>Ada</b> Byron', role: 'contractor' as const, companyName: 'Acme' },
};
export const cluster = { lat: 52.5, lng: 13.4, count: 1200 };
export const some: Userbase = { points: [cluster, ada], people: 3400, located: 1201 };
export const row: UserbaseRow = {
  id: 'u-1',
  name: 'Ada Byron',
  role: 'contractor',
  companyName: null,
  address: '1 Main St',
};

/** Mocks the map with these points, and the list with a page of twelve; returns the requests. */
export function serveUserbase(answer: () => Response | Promise<Response> = () => HttpResponse.json(some)) {
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

/** Renders the screen, with its URL. */
export const openUserbase = (path = '/') =>
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
export const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
export const crowd = () => screen.findByRole('button', { name: '1,200 people, zoom in' });
export const person = () => screen.findByRole('button', { name: '<b>Ada</b> Byron, Contractor, Acme' });

/** Gives elements a size: jsdom has no layout, and a map needs a size. */
export function testWithSize(): void {
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
}
