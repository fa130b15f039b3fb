import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import type { Drill, NewDrill } from '@plaza/contracts/operations/drills';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { sendJson } from '../../testing/stubbed-services';
import { type Platform, startPlatform } from '../../testing/test-platform';

const path = '/api/v1/operations/drills';
const drill: NewDrill = { kind: 'service', name: 'finance', fault: 'slow', seconds: 10 };
const [ada, grace] = [randomUUID(), randomUUID()];

let platform: Platform;
let acts: AuditedAct[];
beforeEach(async () => {
  acts = [];
  platform = await startPlatform({
    services: {
      async identity(req, res) {
        if (req.url === '/internal/acts') acts.push((await json(req)) as AuditedAct);
        sendJson(res, {});
      },
    },
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.stop();
});

const as = (id: string) => client(platform.url, { token: accessTokenFor({ id, role: 'admin_high' }) });

/** Ada starts the drill. @returns its id, and that of the request */
async function start() {
  const { body, headers } = await as(ada).post<Drill>(path, drill);
  return { id: body.id, requestId: headers.get('x-request-id') };
}

/** The record of the end, which follows once the journeys work again. */
async function recordOfEnd(): Promise<AuditedAct | undefined> {
  await until(() => acts.length === 2, 40_000);
  return acts.at(-1);
}

test('the audit names who ended a drill early, and the request', async () => {
  const { id } = await start();
  const { headers } = await as(grace).delete(`${path}/${id}`);
  const requestId = headers.get('x-request-id');
  expect(await recordOfEnd()).toMatchObject({
    action: 'drill.end',
    actor: { id: grace, role: 'admin_high' },
    requestId,
  });
}, 60_000);

test('the audit names nobody for a drill whose time is over', async () => {
  const { requestId } = await start();
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
  expect(await recordOfEnd()).toMatchObject({ action: 'drill.end', actor: null, by: 'gateway', requestId });
}, 60_000);

test('the audit names nobody for a drill that a gateway of an older release says was ended', async () => {
  const { id, requestId } = await start();
  await platform.bus.publish(createEvent('drill.ended', { id }));
  expect(await recordOfEnd()).toMatchObject({ actor: null, requestId });
}, 60_000);
