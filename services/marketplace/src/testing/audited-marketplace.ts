import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import type { Ticket } from '@plaza/contracts/marketplace/tickets';
import {
  type Caller,
  type MarketplaceServer,
  nextFreeDay,
  requestBooking,
  startMarketplace,
} from './marketplace-server';

export type Answer = Awaited<ReturnType<Caller['get']>>;

export const profileOf = (who: Caller) => `/api/v1/contractors/${who.id}/profile`;
export const verification = (who: Caller) => `/api/v1/contractors/${who.id}/verification`;

export const move = (who: Caller, { id }: Booking, status: string, other: object = {}) =>
  who.patch<Booking>(`/api/v1/bookings/${id}/status`, { status, ...other });

export async function ticketOf(owner: Caller): Promise<Ticket> {
  return (await owner.post<Ticket>('/api/v1/tickets', { title: 'No hot water', description: 'Since Monday' })).body;
}

/** Starts a marketplace with a service category, for tests of the audit. */
export function openAuditedMarketplace() {
  const desk = {} as Desk;
  beforeAll(async () => {
    desk.plaza = await startMarketplace();
    const name = 'Plumbing';
    const category = await desk.plaza.administrator.post<ServiceCategory>('/api/v1/services/categories', { name });
    desk.categoryId = category.body.id;
  });
  afterAll(() => desk.plaza.stop());
  return Object.assign(desk, requestsOf(desk));
}

interface Desk {
  plaza: MarketplaceServer;
  categoryId: string;
}

export type AuditedMarketplace = ReturnType<typeof openAuditedMarketplace>;

function requestsOf(desk: Desk) {
  const newService = () => ({
    categoryId: desk.categoryId,
    title: 'Panel upgrade',
    basePrice: '2400',
    estimatedDuration: 8,
  });
  const booked = () => requestBooking(desk.plaza, { date: nextFreeDay() });
  return {
    newService,
    serviceOf: async (owner: Caller) => (await owner.post<Service>('/api/v1/services', newService())).body,
    booked,
    /** A booking that its contractor moved through these statuses. */
    async bookingIn(...steps: readonly string[]): Promise<Booking> {
      const booking = await booked();
      for (const status of steps) await move(desk.plaza.contractor, booking, status);
      return booking;
    },
    /** The records that the audit received for the request with this response. */
    auditRecordsOf: ({ headers }: Answer): AuditedAct[] =>
      desk.plaza.events
        .filter(({ type }) => type === 'act.audited')
        .map(({ payload }) => payload as AuditedAct)
        .filter(({ requestId }) => requestId === headers.get('x-request-id')),
  };
}
