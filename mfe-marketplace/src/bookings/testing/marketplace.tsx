import type { BrowserEvent } from '@plaza/contracts/events';
import type { User } from '@plaza/contracts/identity/session';
import type { BookingStatus, BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';
import { bookingStatuses } from '@plaza/contracts/marketplace/choices';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, openLiveEvents, saveSession } from '@plaza/web-kit';
import { useNavigate } from '@plaza/web-kit/router';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { serveTabs } from '../../testing/serve-tabs';
import { Bookings } from '../bookings';
import { amir } from './booking-fixture';

/** A marketplace with these bookings; `requests` records the calls, `sent` the writes. */
export interface Marketplace {
  bookings: BookingWithTimeline[];
  readonly requests: string[];
  readonly sent: { call: string; body: unknown; key: string | null }[];
}

const path = '/api/v1/bookings';
const pageSize = 30;

/** Answers every request of the tab; tests add their own handlers before these. */
export function serveMarketplace(...bookings: BookingWithTimeline[]): Marketplace {
  const marketplace: Marketplace = { bookings, requests: [], sent: [] };
  const found = (query: URLSearchParams) => {
    const words = (query.get('search') ?? '').toLowerCase();
    const [from, until] = [query.get('from') ?? '', query.get('until') ?? '9'];
    return marketplace.bookings.filter(
      ({ title, startsAt }) => title.toLowerCase().includes(words) && startsAt >= from && startsAt < until,
    );
  };
  const bookingById = (id: unknown) => marketplace.bookings.find((booking) => booking.id === id);
  const recordRequest = (request: Request) =>
    marketplace.requests.push(request.url.slice(request.url.indexOf('/api/')));
  serveTabs('bookings', 'messages');
  server.use(
    http.get(`${path}/counts`, ({ request }) => {
      recordRequest(request);
      const all = found(new URL(request.url).searchParams);
      const count = (status: BookingStatus) => all.filter((booking) => booking.status === status).length;
      const counts = Object.fromEntries(bookingStatuses.map((status) => [status, count(status)]));
      return HttpResponse.json({ all: all.length, ...counts });
    }),
    http.get(path, ({ request }) => {
      recordRequest(request);
      const query = new URL(request.url).searchParams;
      const all = found(query).filter(({ status }) => status === (query.get('status') ?? status));
      const start = Number(query.get('after') ?? 0);
      const next = all.length > start + pageSize ? String(start + pageSize) : null;
      return HttpResponse.json({ bookings: all.slice(start, start + pageSize), next });
    }),
    http.get(`${path}/:id`, ({ params, request }) => {
      recordRequest(request);
      return HttpResponse.json(bookingById(params.id));
    }),
    http.patch(`${path}/:id/:what`, async ({ params, request }) => {
      const body = (await request.json()) as { status?: BookingStatus };
      marketplace.sent.push({ call: `PATCH ${params.what}`, body, key: null });
      const before = bookingById(params.id);
      const changed = {
        ...before,
        ...(body.status && { status: body.status, actions: [] }),
        version: (before?.version ?? 0) + 1,
      };
      marketplace.bookings = marketplace.bookings.map((booking) =>
        booking.id === params.id ? { ...booking, ...changed } : booking,
      );
      return HttpResponse.json(bookingById(params.id));
    }),
  );
  return marketplace;
}

/** The Back button of the browser, rendered beside the tab. */
export function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

/** The contractor Amir; the default user. */
const contractorUser = userFixture({ id: amir.id, firstName: 'Amir', lastName: 'Khan', role: 'contractor' });

interface View {
  readonly user?: User;
  readonly path?: string;
  /** Rendered beside the tab. */
  readonly beside?: ReactNode;
}

/** Renders the tab as a user. */
export function renderBookings({ user = contractorUser, path: at = '/dashboard/bookings', beside }: View = {}) {
  const store = createAppStore();
  store.dispatch(saveSession('a-token', user));
  const screen = (
    <>
      <Bookings />
      {beside}
    </>
  );
  return renderInPlaza(screen, { store, path: at });
}

/** Opens the stream of live events. @returns a function that sends an event */
export async function openLiveEventStream(): Promise<(event: BrowserEvent<'booking.changed'>) => void> {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (overrides) => {
      controller = overrides;
    },
  });
  server.use(
    http.get('/api/v1/events', () => new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } })),
  );
  await new Promise<void>((resolve) => {
    closeEvents = openLiveEvents(() => resolve());
  });
  return (event) => controller?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
}

let closeEvents = () => {};
afterEach(() => closeEvents());
