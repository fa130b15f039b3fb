import { randomUUID } from 'node:crypto';
import type { PersonCard } from '@plaza/contracts/identity';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { openService } from '@plaza/service-kit/test-service';
import type { Client } from '@plaza/test-kit/http';
import { service } from '../service';
import { type IdentityUnderTest, identityUnderTest, person } from './identity-under-test';

/** A fortnight from now, at noon: no job of a test has passed, or is so far away that nobody would ask for it. */
export const dayAhead = (days = 14): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What a request must hold; for two hours from ten, in UTC. */
export const asked = (contractorId: string, other: object = {}) => ({
  title: 'Fix the kitchen sink',
  date: dayAhead(),
  time: '10:00',
  timeZone: 'UTC',
  duration: 2,
  location: '1 Main Street',
  contractorId,
  ...other,
});

/** Marketplace with a customer, two contractors, an employee of the first, an administrator, and a stranger. */
export async function marketplaceUnderTest(env: Record<string, string> = {}) {
  const identity: IdentityUnderTest = await identityUnderTest();
  const marketplace = await openService(service, { env: { IDENTITY_URL: identity.url, ...env } });
  const join = (card: PersonCard) => {
    identity.add(card);
    const { id, role, contractorId } = card;
    const client: Client = marketplace.as({ id, role, ...(contractorId ? { contractorId } : {}) });
    return Object.assign(client, { id, card });
  };
  const contractor = join(person('Amir Haddad', { role: 'contractor', company: 'Harbour Electric' }));
  return {
    ...marketplace,
    identity,
    join,
    customer: join(person('Maya Okafor')),
    contractor,
    rival: join(person('Sofia Lindt', { role: 'contractor', company: 'Maple & Stone' })),
    employee: join(person('Tom Reed', { role: 'contractor_employee', contractorId: contractor.id })),
    administrator: join(person('Grace Hall', { role: 'admin_high', isAdmin: true })),
    stranger: join(person('Jonas Berg')),
    async stop() {
      await marketplace.stop();
      await identity.stop();
    },
  };
}

export type MarketplaceUnderTest = Awaited<ReturnType<typeof marketplaceUnderTest>>;

/** A person of a test, who makes calls. */
export type Caller = MarketplaceUnderTest['customer'];

/** A booking that the customer has requested, and its id. */
export async function requested({ customer, contractor }: MarketplaceUnderTest, other: object = {}): Promise<Booking> {
  const { status, body } = await customer.post<Booking>('/api/v1/bookings', asked(contractor.id, other));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

/** A day of its own for each caller, so that the jobs of one test are in nobody's way. */
let days = 20;
export const ownDay = (): string => dayAhead(days++);

export const noId = () => randomUUID();
