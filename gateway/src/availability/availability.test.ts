import { randomUUID } from 'node:crypto';
import type { TabAvailability, Trouble } from '@plaza/contracts/availability';
import type { Caller } from '@plaza/contracts/identity/session';
import type { ApprovedArea } from '@plaza/contracts/registry/areas';
import { createLog } from '@plaza/service-kit/logging/log';
import type { Stream } from '../events/streams';
import { Availability } from './availability';
import { tabsOfService } from './tabs-of-service';

type Tabs = TabAvailability['tabs'];

const streamOf = (role: Caller['role']) =>
  ({ id: randomUUID(), caller: { id: randomUUID(), sessionId: randomUUID(), role, isAdmin: false } }) as Stream;
const tabs = { user: ['overview', 'markets'], contractor: ['bookings'] } as const;

let availability: Availability;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  availability.stop();
  jest.useRealTimers();
});

/** Lets time pass until something is so. @throws when it has not come true within `ms` */
async function until(isTrue: () => boolean, ms: number): Promise<void> {
  for (let passed = 0; !isTrue(); passed += 100) {
    if (passed > ms) throw new Error(`This did not come true within ${ms} ms: ${isTrue}`);
    await jest.advanceTimersByTimeAsync(100);
  }
}

/** An availability of two services, with what each stream was sent, latest last. */
function watch(streams: Stream[]) {
  const troubles: Record<string, Trouble | undefined> = {};
  const sent = new Map<string, Tabs[]>();
  availability = new Availability(
    () => ['markets', 'marketplace'].map((service) => ({ service, trouble: troubles[service] })),
    {
      all: () => streams,
      send: ({ id }, { payload }) => void sent.set(id, [...(sent.get(id) ?? []), (payload as TabAvailability).tabs]),
    },
    {
      trust: {
        tabsOf: async (role) => new Set(tabs[role as keyof typeof tabs] ?? []),
        areas: async () => [],
      },
      log: createLog('test', 'silent'),
    },
  );
  const lastSent = (stream: Stream) => sent.get(stream.id)?.at(-1);
  return { troubles, sent, lastSent };
}

test('each user is notified only about their own tabs, and when the outage ends', async () => {
  const [customer, contractor] = [streamOf('user'), streamOf('contractor')];
  const { troubles, lastSent } = watch([customer, contractor]);
  troubles.markets = 'away';
  await until(() => lastSent(customer) !== undefined, 10_000);
  expect(lastSent(customer)).toEqual([{ id: 'markets', trouble: 'away' }]);
  expect(lastSent(contractor)).toEqual([]);
  troubles.markets = undefined;
  await until(() => lastSent(customer)?.length === 0, 20_000);
});

test('a short repeated outage is announced once, a lasting one repeatedly', async () => {
  const customer = streamOf('user');
  const { troubles, sent, lastSent } = watch([customer]);
  troubles.markets = 'slow';
  await until(() => lastSent(customer) !== undefined, 10_000);
  troubles.markets = undefined;
  await jest.advanceTimersByTimeAsync(1000);
  troubles.markets = 'slow';
  await until(() => (sent.get(customer.id)?.length ?? 0) >= 2, 20_000);
  expect(sent.get(customer.id)?.every(([one]) => one?.trouble === 'slow')).toBe(true);
});

test('a new stream receives the current outages, and nothing if there are none', async () => {
  const [early, late] = [streamOf('user'), streamOf('user')];
  const { troubles, lastSent } = watch([early]);
  availability.sendTo(late);
  troubles.markets = 'away';
  await until(() => lastSent(early) !== undefined, 10_000);
  expect(lastSent(late)).toBeUndefined();
  availability.sendTo(late);
  await until(() => lastSent(late) !== undefined, 10_000);
  expect(lastSent(late)).toEqual([{ id: 'markets', trouble: 'away' }]);
});

test('a service affects the tabs that show its answers', () => {
  expect(tabsOfService('finance', [])).toEqual(['overview', 'finance_manager']);
  expect(tabsOfService('marketplace', [])).toEqual(['contractors', 'messages', 'bookings', 'map']);
  expect(tabsOfService('registry', [])).toEqual([]);
  const loyalty = { area: 'loyalty', tabs: [{ id: 'loyalty_points' }] } as unknown as ApprovedArea;
  expect(tabsOfService('loyalty', [loyalty])).toEqual(['loyalty_points']);
  availability = new Availability(() => [], { all: () => [], send: () => undefined }, {} as never);
});
