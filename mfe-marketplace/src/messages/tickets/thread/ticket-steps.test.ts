import type { TicketStatus } from '@plaza/contracts/marketplace/tickets';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { ticketFixture } from '../../testing/tickets';
import { stepsFor } from './ticket-steps';

const asker = userFixture();
const admin = userFixture({ id: crypto.randomUUID(), role: 'admin_low' });
const stranger = userFixture({ id: crypto.randomUUID() });
const labels = (status: TicketStatus, who = asker, assignedToId: string | null = null) =>
  stepsFor(ticketFixture('Help', { status, userId: asker.id, assignedToId }), who).map(({ label }) => label);

it.each([
  ['open', ['Assign to Me', 'Start', 'Close']],
  ['in_progress', ['Assign to Me', 'Resolve', 'Close']],
  ['resolved', ['Assign to Me', 'Reopen', 'Close']],
  ['closed', []],
] as const)('an administrator may do with an %s ticket: %j', (status, steps) => {
  expect(labels(status, admin)).toEqual(steps);
});

it.each([
  ['open', ['Close']],
  ['in_progress', ['Close']],
  ['resolved', ['Reopen', 'Close']],
  ['closed', []],
] as const)('its author may do with an %s ticket: %j', (status, steps) => {
  expect(labels(status)).toEqual(steps);
});

it('nobody can take what they own already', () => {
  expect(labels('open', admin, admin.id)).toEqual(['Start', 'Close']);
});

it('other users may do nothing', () => {
  expect(labels('resolved', stranger)).toEqual([]);
});
