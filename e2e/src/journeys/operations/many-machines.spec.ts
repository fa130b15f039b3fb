import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { signInByApi } from '../../api';
import { EventStream } from '../../many-machines/event-stream';
import { Gateways } from '../../many-machines/gateways';
import { Load, type People } from '../../many-machines/load';
import { Processes } from '../../many-machines/processes';
import { Stored } from '../../many-machines/stored';
import { type PlatformProcess, startPlatformProcess } from '../../platform';
import { ownPlatforms } from '../../ports';
import { contractor, highAdmin, newCustomer } from '../../seeded-users';
import { expect, test } from '../../test';

/** Two gateways and two instances of each service, all processes, on one Redis and one database. */
const port = ownPlatforms.manyMachines;
const gatewayUrls = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
const gateways = new Gateways(gatewayUrls);

/** The grace time is long enough for a gateway to poll /readyz once. */
const settings = { STOP_GRACE_MS: '6000', MESSAGES_PER_MINUTE: '100000' };

let platform: PlatformProcess;
let processes: Processes;
let people: People;
let recipient: string;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ baseURL: gatewayUrls[0] });

test.beforeAll(async ({ playwright }) => {
  platform = await startPlatformProcess(port, ['--processes', '--instances', '2'], '', settings);
  const api = await playwright.request.newContext({ baseURL: platform.url });
  const [customer, admin] = [await signInByApi(api, newCustomer), await signInByApi(api, highAdmin)];
  recipient = await signInByApi(api, contractor);
  await api.dispose();
  processes = new Processes(platform.dir, gatewayUrls, admin);
  people = { customer, admin, ...(await meet(customer)), day: wednesdayAfterNext() };
});

test.afterAll(async () => {
  await platform?.stop();
});

/** Finds the contractor whom the customer books and writes to, and opens a conversation. */
async function meet(token: string) {
  const listed: Contractor[] = JSON.parse((await gateways.read({ path: '/api/v1/contractors', token })).text);
  const contractorId = listed.find(({ email }) => email === contractor)?.id ?? '';
  const body = { participantId: contractorId };
  const opened = await gateways.send({ method: 'POST', path: '/api/v1/conversations', token, body });
  expect(opened.status).toBe(201);
  return { contractorId, conversationId: JSON.parse(opened.text).id as string };
}

function wednesdayAfterNext(): string {
  const day = new Date(Date.now() + 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

/** The items that are not stored exactly once. */
function notOnce(written: ReadonlySet<string>, stored: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of stored) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...written].filter((one) => counts.get(one) !== 1);
}

async function expectAllStored(load: Load) {
  for (const done of [load.expenses, load.bookings, load.messages, load.acts]) expect(done.size).toBeGreaterThan(0);
  const own = new Stored(gateways, people.customer);
  expect(notOnce(load.expenses, await own.expenses())).toEqual([]);
  expect(notOnce(load.bookings, await own.bookings())).toEqual([]);
  expect(notOnce(load.messages, await own.messages(people.conversationId))).toEqual([]);
  expect(notOnce(load.acts, await new Stored(gateways, people.admin).acts())).toEqual([]);
}

const report = (load: Load) =>
  test.info().annotations.push({
    type: 'load',
    description:
      `${load.readCount} reads; done: ${load.expenses.size} expenses, ${load.bookings.size} bookings, ` +
      `${load.messages.size} messages, ${load.acts.size} acts; not done: ${load.failedWrites.length} writes`,
  });

test('killing each process in turn under load loses and duplicates nothing acknowledged, fails no read, and both gateways report it', async () => {
  const streams = gatewayUrls.map((url) => new EventStream(url, recipient));
  await expect.poll(() => streams.map(({ opened }) => opened)).toEqual([1, 1]);
  const load = new Load('the kills', gateways, people);
  const names = ['gateway', 'identity', 'finance', 'markets', 'marketplace', 'registry'];
  for (const [at, name] of names.entries()) {
    // Two processes of different kinds at a time, so that one of each kind keeps running.
    await processes.endAndAwait([name, `${names[(at + 1) % names.length]}-2`], 'SIGKILL');
    for (const stream of streams) {
      const before = stream.receivedMessages.size;
      await expect.poll(() => stream.receivedMessages.size).toBeGreaterThan(before);
    }
  }
  await load.stop();
  for (const stream of streams) await stream.stop();
  report(load);
  expect(streams.map(({ opened }) => opened)).toEqual([2, 2]);
  expect(load.failedReads).toEqual([]);
  await expectAllStored(load);
});

test('stopping and restarting the second instance of each program fails no request', async () => {
  const load = new Load('the stops', new Gateways(gatewayUrls.slice(0, 1)), people);
  const seconds = ['gateway', 'identity', 'finance', 'markets', 'marketplace', 'registry'].map((name) => `${name}-2`);
  await processes.endAndAwait(seconds, 'SIGTERM');
  await load.stop();
  report(load);
  expect([load.failedReads, load.failedWrites]).toEqual([[], []]);
  await expectAllStored(load);
});
