import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { clockDateTime, formatDaysUntil } from '@plaza/ui/time';
import { isOnOtherClock } from './local-clock';

/** The next step of a booking in words, and whether the user has to take it. */
export interface NextStep {
  readonly text: string;
  readonly isYours: boolean;
}

type User = { readonly id: string } | null | undefined;

/** The next step of a booking for a user; undefined if there is none. */
export function nextStepOf(booking: Booking, user: User, now: number): NextStep | undefined {
  const { status, actions, contractor } = booking;
  if (status === 'completed') return actions.includes('review') ? yours('say how it was') : undefined;
  if (status === 'cancelled') return undefined;
  if (!contractor) {
    return actions.includes('reassign')
      ? yours('reassign it to another contractor')
      : { text: 'This booking has no contractor any more', isYours: false };
  }
  const steps = { pending: toConfirm, confirmed: toStart, 'in-progress': toComplete };
  return steps[status](booking, contractor, user, now);
}

type Contractor = NonNullable<Booking['contractor']>;
type Step = (booking: Booking, contractor: Contractor, user: User, now: number) => NextStep;

const yours = (what: string): NextStep => ({ text: `Waits for you: ${what}`, isYours: true });

const toConfirm: Step = (booking, contractor, user, now) => {
  const { expiresAt } = booking;
  if (expiresAt && Date.parse(expiresAt) <= now) {
    return { text: 'Is cancelled automatically, as nobody confirmed it in time', isYours: false };
  }
  const by = expiresAt ? ` by ${clockDateTime(expiresAt)}${isOnOtherClock(booking) ? ' your time' : ''}` : '';
  return contractor.id === user?.id
    ? yours(`confirm${by}`)
    : { text: `${contractor.name} confirms${by}`, isYours: false };
};

const toStart: Step = ({ startsAt, employee, actions }, contractor, user, now) => {
  const who = employee ?? contractor;
  const isYours = who.id === user?.id;
  if (Date.parse(startsAt) <= now) {
    return isYours && actions.includes('start') ? yours('start it') : { text: `${who.name} starts it`, isYours: false };
  }
  const when = formatDaysUntil(startsAt, now);
  return { text: isYours ? `You start ${when}` : `${who.name} starts ${when}`, isYours: false };
};

const toComplete: Step = ({ employee }, contractor, user) => {
  const who = employee ?? contractor;
  return who.id === user?.id
    ? yours('complete it when it is done')
    : { text: `${who.name} completes it`, isYours: false };
};
