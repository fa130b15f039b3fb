import { randomUUID } from 'node:crypto';
import type { UserCard } from '@plaza/contracts/internal/identity';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { TabPermissions } from '@plaza/contracts/tabs';
import { openService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { service } from '../service';
import { startAudit } from './audit';
import { type IdentityServer, startIdentity, userFixture } from './identity-server';

/** A day within the range of a calendar: by default in two weeks. */
export const dayAhead = (days = 14): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A request for two hours, starting at ten o'clock UTC. */
export const bookingInput = (contractorId: string, other: object = {}) => ({
  title: 'Fix the kitchen sink',
  date: dayAhead(),
  time: '10:00',
  timeZone: 'UTC',
  duration: 2,
  location: '1 Main Street',
  contractorId,
  ...other,
});

/**
 * Starts a marketplace with a customer, two contractors, an employee of the first, an administrator, and an uninvolved
 * user; by default with the tabs that roles have at first.
 */
export async function startMarketplace(env: Record<string, string> = {}, permissions?: TabPermissions) {
  const identity: IdentityServer = await startIdentity();
  const marketplace = await openService(service, {
    env: { IDENTITY_URL: identity.url, ...env },
    ...(permissions && { permissions }),
  });
  const join = (card: UserCard, token: { readonly isAdmin?: boolean } = {}) => {
    identity.add(card);
    const { id, role, contractorId } = card;
    const client: Client = marketplace.as({ id, role, ...(contractorId ? { contractorId } : {}), ...token });
    return Object.assign(client, { id, card });
  };
  const contractor = join(userFixture('Amir Haddad', { role: 'contractor', company: 'Harbour Electric' }));
  return {
    ...marketplace,
    identity,
    join,
    audit: startAudit(marketplace.bus),
    customer: join(userFixture('Maya Okafor')),
    contractor,
    rival: join(userFixture('Sofia Lindt', { role: 'contractor', company: 'Maple & Stone' })),
    employee: join(userFixture('Tom Reed', { role: 'contractor_employee', contractorId: contractor.id })),
    administrator: join(userFixture('Grace Hall', { role: 'admin_high', isAdmin: true })),
    stranger: join(userFixture('Jonas Berg')),
    async stop() {
      await marketplace.stop();
      await identity.stop();
    },
  };
}

export type MarketplaceServer = Awaited<ReturnType<typeof startMarketplace>>;

/** A user of a test, with a client. */
export type Caller = MarketplaceServer['customer'];

/** Requests a booking as the customer. */
export async function requestBooking(
  { customer, contractor }: MarketplaceServer,
  other: object = {},
): Promise<Booking> {
  const { status, body } = await customer.post<Booking>('/api/v1/bookings', bookingInput(contractor.id, other));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

/** Returns another day at each call, so that the bookings of tests do not overlap. */
let days = 20;
export const nextFreeDay = (): string => dayAhead(days++);

export const noId = () => randomUUID();
