import type { Address } from '@plaza/contracts/identity/addresses';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { HttpResponse, http } from 'msw';

const path = '/api/v1/profile/addresses';
let count = 0;

/** An address, with these overrides. */
export function addressFixture(label: string, overrides: Partial<Address> = {}): Address {
  count += 1;
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    label,
    address: `${count} Oak Lane`,
    type: 'home',
    notes: '',
    lat: null,
    lng: null,
    isMain: false,
    createdAt: '2026-02-01T10:00:00.000Z',
    updatedAt: '2026-02-01T10:00:00.000Z',
    ...overrides,
  };
}

type Sent = { method: string; id?: string; body?: unknown };

/** Mocks the address endpoints with the server's rules for one test; returns the calls and the list. */
export function answerAddresses(list: readonly Address[] = []) {
  const stored = { list: [...list], calls: [] as Sent[] };
  const answer = (status = 200) =>
    HttpResponse.json({ success: true, data: { addresses: stored.list }, addresses: stored.list }, { status });
  const mainFirst = () => stored.list.sort((one, other) => Number(other.isMain) - Number(one.isMain));
  server.use(
    http.get(path, () => answer()),
    http.post(path, async ({ request }) => {
      const body = (await request.json()) as Partial<Address>;
      stored.calls.push({ method: 'POST', body });
      stored.list.push(addressFixture(body.label ?? '', { ...body, isMain: stored.list.length === 0 }));
      return answer(201);
    }),
    http.patch(`${path}/:id`, async ({ request, params }) => {
      const body = (await request.json()) as Partial<Address>;
      stored.calls.push({ method: 'PATCH', id: String(params.id), body });
      stored.list = stored.list.map((one) => (one.id === params.id ? { ...one, ...body } : one));
      return answer();
    }),
    http.put(`${path}/:id/main`, ({ params }) => {
      stored.calls.push({ method: 'PUT', id: String(params.id) });
      stored.list = stored.list.map((one) => ({ ...one, isMain: one.id === params.id }));
      mainFirst();
      return answer();
    }),
    http.delete(`${path}/:id`, ({ params }) => {
      stored.calls.push({ method: 'DELETE', id: String(params.id) });
      stored.list = stored.list.filter((one) => one.id !== params.id);
      stored.list = stored.list.map((one, index) => ({ ...one, isMain: index === 0 }));
      return answer();
    }),
  );
  return stored;
}

/** Makes all address endpoints fail from now on. */
export function failAddresses(answer: () => Response = () => errorAnswer(503, 'Not just now.')): void {
  server.use(http.all(path, answer), http.all(`${path}/*`, answer));
}
