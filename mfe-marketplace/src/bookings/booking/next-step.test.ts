import { browserTimeZone, clockDateTime } from '@plaza/ui/time';
import { amir, bookingFixture, cara } from '../testing/booking-fixture';
import { nextStepOf } from './next-step';

const now = new Date(2026, 5, 13, 12).getTime();
const later = (days: number) => new Date(2026, 5, 13 + days, 15).toISOString();
const eli = { id: 'e0000000-0000-4000-8000-000000000001', name: 'Eli Novak' };
const admin = { id: 'd0000000-0000-4000-8000-000000000001' };
type Overrides = Parameters<typeof bookingFixture>[0];

const expiresAt = later(1);
const deadline = clockDateTime(expiresAt);
const timeZone = browserTimeZone();

it.each<[string, Overrides, { id: string }, string | undefined]>([
  ['a request, of its contractor', { expiresAt }, amir, `Waits for you: confirm by ${deadline}`],
  [
    'a request where the clocks show another time',
    { expiresAt, timeZone: 'Asia/Kathmandu' },
    cara,
    `Amir Khan confirms by ${deadline} your time`,
  ],
  ['a request, of its customer', { expiresAt }, cara, `Amir Khan confirms by ${deadline}`],
  ['a request that has no end', { expiresAt: null }, cara, 'Amir Khan confirms'],
  [
    'a request, of who may confirm in their place',
    { expiresAt, actions: ['confirm'] },
    admin,
    `Amir Khan confirms by ${deadline}`,
  ],
  [
    'a request that came to its end',
    { expiresAt: later(-1) },
    amir,
    'Is cancelled automatically, as nobody confirmed it in time',
  ],
  ['a booking of today', { status: 'confirmed', startsAt: later(0) }, cara, 'Amir Khan starts today'],
  [
    'a booking of tomorrow, of who does it',
    { status: 'confirmed', startsAt: later(1), employee: eli },
    eli,
    'You start tomorrow',
  ],
  ['a later booking', { status: 'confirmed', startsAt: later(5), employee: eli }, amir, 'Eli Novak starts in 5 days'],
  [
    'a booking whose time has come',
    { status: 'confirmed', startsAt: later(-1), actions: ['start'] },
    amir,
    'Waits for you: start it',
  ],
  [
    'one that an employee is to start',
    { status: 'confirmed', startsAt: later(-1), employee: eli, actions: ['start'] },
    amir,
    'Eli Novak starts it',
  ],
  [
    'a running booking, of who does it',
    { status: 'in-progress', employee: eli },
    eli,
    'Waits for you: complete it when it is done',
  ],
  ['a running booking, of its customer', { status: 'in-progress', employee: eli }, cara, 'Eli Novak completes it'],
  [
    'a completed booking, of its customer',
    { status: 'completed', actions: ['review'] },
    cara,
    'Waits for you: say how it was',
  ],
  ['a completed booking that was reviewed', { status: 'completed' }, cara, undefined],
  ['a cancelled one', { status: 'cancelled' }, cara, undefined],
  ['one whose contractor is gone', { contractor: null }, cara, 'This booking has no contractor any more'],
  [
    'the same, of an administrator',
    { contractor: null, actions: ['reassign'] },
    admin,
    'Waits for you: reassign it to another contractor',
  ],
])('names for %s whose step is next', (_what, overrides, user, text) => {
  const step = nextStepOf(bookingFixture({ timeZone, ...overrides }), user, now);
  expect(step?.text).toBe(text);
  expect(step?.isYours ?? false).toBe(text?.startsWith('Waits for you') ?? false);
});
