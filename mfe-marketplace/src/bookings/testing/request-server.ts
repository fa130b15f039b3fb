import type { Service } from '@plaza/contracts/marketplace/catalog';
import { server } from '@plaza/test-kit/screens/mock-server';
import { addDays } from '@plaza/ui/time';
import { HttpResponse, http } from 'msw';
import { contractorFixture } from '../../testing/contractor-fixture';
import { amir, bookingFixture } from './booking-fixture';

export const plumbing = {
  id: 'ca000000-0000-4000-8000-000000000001',
  name: 'Plumbing',
  description: '',
  isActive: true,
};
export const painting = {
  id: 'ca000000-0000-4000-8000-000000000002',
  name: 'Painting',
  description: '',
  isActive: true,
};

const serviceFixture = (overrides: Partial<Service>): Service => ({
  id: crypto.randomUUID(),
  contractorId: null,
  categoryId: plumbing.id,
  title: 'Leak repair',
  description: '',
  basePrice: '120.00',
  currency: 'CAD',
  estimatedDuration: 2,
  isActive: true,
  createdAt: '2026-06-01T12:00:00.000Z',
  ...overrides,
});

export const leak = serviceFixture({});
export const walls = serviceFixture({
  categoryId: painting.id,
  contractorId: amir.id,
  title: 'Room painting',
  basePrice: '400.00',
  estimatedDuration: 6,
});

const khan = contractorFixture('Amir Khan', { id: amir.id, company: 'Khan Plumbing' });
export const rossi = contractorFixture('Sofia Rossi', { company: 'Rossi Electric' });

/** The days with free slots, counted from the first requested one, and the times of these slots. */
const freeDays = [1, 3];
const freeTimes = ['09:00', '09:30', '14:00'];

/** Answers every request of the form, and records it in `slotQueries`, `serviceQueries` and `sent`. */
export function serveRequests() {
  const recorded = {
    slotQueries: [] as URLSearchParams[],
    serviceQueries: [] as string[],
    sent: [] as { body: Record<string, unknown>; key: string | null }[],
  };
  server.use(
    http.get('/api/v1/services/categories', () => HttpResponse.json([plumbing, painting])),
    http.get('/api/v1/services', ({ request }) => {
      recorded.serviceQueries.push(new URL(request.url).search);
      return HttpResponse.json([leak, walls]);
    }),
    http.get('/api/v1/contractors', () => HttpResponse.json([khan, rossi])),
    http.get('/api/v1/contractors/:id', ({ params }) =>
      HttpResponse.json([khan, rossi].find(({ id }) => id === params.id)),
    ),
    http.get('/api/v1/contractors/:id/slots', ({ request }) => {
      const query = new URL(request.url).searchParams;
      recorded.slotQueries.push(query);
      const days = freeDays.map((day) => addDays(query.get('from') ?? '', day));
      const slots = days.flatMap((date) =>
        freeTimes.map((time) => ({ startsAt: `${date}T${time}:00.000Z`, date, time })),
      );
      return HttpResponse.json(slots);
    }),
    http.get('/api/v1/profile/addresses', () =>
      HttpResponse.json({ success: true, data: { addresses: saved }, addresses: saved }),
    ),
    http.get('/api/v1/address/suggest', () => HttpResponse.json([])),
    http.post('/api/v1/bookings', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      recorded.sent.push({ body, key: request.headers.get('Idempotency-Key') });
      return HttpResponse.json(bookingFixture(), { status: 201 });
    }),
  );
  return recorded;
}

const addressFixture = (label: string, address: string, isMain: boolean) => ({
  id: crypto.randomUUID(),
  label,
  address,
  type: 'home',
  notes: '',
  lat: null,
  lng: null,
  isMain,
  createdAt: '2026-06-01T12:00:00.000Z',
  updatedAt: '2026-06-01T12:00:00.000Z',
});

const saved = [
  addressFixture('Home', '1 Main Street, Toronto', true),
  addressFixture('Cabin', '9 Lake Road, Muskoka', false),
];
