import { randomUUID } from 'node:crypto';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import type { Service } from '@plaza/contracts/marketplace/catalog';
import { until } from '@plaza/service-kit/testing/until';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { auditedActions } from './testing/audited-actions';
import { move, openAuditedMarketplace, verification } from './testing/audited-marketplace';
import { userFixture } from './testing/identity-server';

const desk = openAuditedMarketplace();
const { newService, bookingIn, auditRecordsOf } = desk;
const actions = auditedActions(desk);

/**
 * Every call by which administrators, too, change nothing but what is theirs: others' things are not there for them.
 */
const ownOnly: readonly string[] = [
  'addBooking',
  'addReview',
  'replyToReview',
  'openConversation',
  'sendMessage',
  'readConversation',
  'addTicket',
  'addLocation',
  'changeLocation',
  'removeLocation',
];

test("every writing call is audited, or declared to affect only the caller's own data", () => {
  const writes = Object.entries(marketplaceCalls).filter(([, { method }]) => method !== 'GET');
  expect([...Object.keys(actions), ...ownOnly].sort()).toEqual(writes.map(([name]) => name).sort());
});

test.each(Object.entries(actions))('%s by an administrator is recorded in the audit once', async (_name, play) => {
  const { answer, record } = await play();
  expect(answer.status).toBeLessThan(300);
  await until(() => auditRecordsOf(answer).length > 0);
  const { id, role } = desk.plaza.administrator.card;
  expect(auditRecordsOf(answer)).toEqual([
    { id: expect.any(String), actor: { id, role }, requestId: answer.headers.get('x-request-id'), ...record },
  ]);
});

test.each([
  ['confirmed', [], 'booking.confirm', 'pending'],
  ['in-progress', ['confirmed'], 'booking.start', 'confirmed'],
  ['completed', ['confirmed', 'in-progress'], 'booking.complete', 'in-progress'],
] as const)(
  'an administrator who makes a booking %s is recorded in the audit',
  async (status, steps, action, before) => {
    const answer = await move(desk.plaza.administrator, await bookingIn(...steps), status);
    await until(() => auditRecordsOf(answer).length > 0);
    expect(auditRecordsOf(answer)).toMatchObject([{ action, before: { status: before }, after: { status } }]);
  },
);

test('a service of no contractor is named by its title; a verification can be revoked', async () => {
  const added = await desk.plaza.administrator.post<Service>('/api/v1/services', newService());
  const path = `/api/v1/services/${added.body.id}`;
  const changed = await desk.plaza.administrator.patch(path, { isActive: false });
  const removed = await desk.plaza.administrator.delete(path);
  await desk.plaza.administrator.put(verification(desk.plaza.rival), { isVerified: true });
  const takenBack = await desk.plaza.administrator.put(verification(desk.plaza.rival), { isVerified: false });
  await until(() => auditRecordsOf(removed).length > 0 && auditRecordsOf(takenBack).length > 0);
  const told = [added, changed, removed, takenBack].flatMap(auditRecordsOf);
  expect(told.map(({ target, action }) => [target, action])).toEqual([
    ['Panel upgrade', 'shared-service.add'],
    ['Panel upgrade', 'shared-service.change'],
    ['Panel upgrade', 'shared-service.remove'],
    [desk.plaza.rival.id, 'contractor.unverify'],
  ]);
});

test('an action during an impersonation is attributed to the administrator', async () => {
  const impersonatorId = randomUUID();
  const { id } = desk.plaza.join(userFixture('Ian Low', { role: 'admin_low' }));
  const client = desk.plaza.withToken(accessTokenFor({ id, role: 'admin_low', impersonatorId }));
  const answer = await client.post('/api/v1/services/categories', { name: 'Gardens' });
  await until(() => auditRecordsOf(answer).length > 0);
  expect(auditRecordsOf(answer)).toMatchObject([{ actor: { id: impersonatorId, role: 'admin_high' } }]);
});
