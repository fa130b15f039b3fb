import { lastDefaultLocation } from '@plaza/contracts/marketplace/choices';
import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { server } from '@plaza/test-kit/screens/mock-server';
import { HttpResponse, http } from 'msw';

const path = '/api/v1/map/locations';

export const bank: MapLocation = {
  id: 1,
  name: '<b>Bay</b> Bank',
  type: 'bank',
  address: '200 Bay Street, Toronto',
  lat: 43.6466,
  lng: -79.3801,
  services: ['Mortgages', 'Currency exchange'],
  hours: 'Mon-Fri 9:30-17:00',
};

export const cafe: MapLocation = {
  id: lastDefaultLocation + 1,
  name: 'Elm Cafe',
  type: 'cafe',
  address: '9 Elm Street, Toronto',
  lat: 43.657,
  lng: -79.385,
  services: [],
  hours: '',
};

type Sent = { method: string; id?: number; body?: unknown };

/** Serves a list of locations for one test. @returns the recorded calls and the list */
export function serveLocations(initial: readonly MapLocation[] = [bank, cafe]) {
  const recorded = { list: [...initial], calls: [] as Sent[] };
  server.use(
    http.get(path, () => HttpResponse.json(recorded.list)),
    http.post(path, async ({ request }) => {
      const body = (await request.json()) as Omit<MapLocation, 'id'>;
      const added = { ...body, id: Date.now() };
      recorded.calls.push({ method: 'POST', body });
      recorded.list.push(added);
      return HttpResponse.json(added, { status: 201 });
    }),
    http.patch(`${path}/:id`, async ({ request, params }) => {
      const body = (await request.json()) as Partial<MapLocation>;
      const id = Number(params.id);
      recorded.calls.push({ method: 'PATCH', id, body });
      recorded.list = recorded.list.map((one) => (one.id === id ? { ...one, ...body } : one));
      return HttpResponse.json(recorded.list.find((one) => one.id === id));
    }),
    http.delete(`${path}/:id`, ({ params }) => {
      recorded.calls.push({ method: 'DELETE', id: Number(params.id) });
      recorded.list = recorded.list.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return recorded;
}

/** Gives elements a size, which jsdom does not compute and maps need. */
export function stubElementSize(): void {
  const sizes = { clientWidth: 800, clientHeight: 600 };
  beforeAll(() => {
    for (const [side, size] of Object.entries(sizes)) {
      Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
    }
  });
  afterAll(() => {
    for (const side of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, side);
  });
}
