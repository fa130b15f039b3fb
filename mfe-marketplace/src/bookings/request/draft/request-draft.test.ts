import { blankDraft, toNewBooking } from './request-draft';

it('requests the chosen instant in the time zone that is sent with it, also if the user has changed the time zone since', () => {
  const slot = { startsAt: '2026-06-16T03:30:00.000Z', date: '2026-06-16', time: '05:30' }; // as it was read in Berlin
  const draft = { ...blankDraft('amir'), title: 'Fix the sink', slot };
  expect(toNewBooking(draft, '1 Main Street', 'America/Toronto')).toMatchObject({
    date: '2026-06-15',
    time: '23:30',
    timeZone: 'America/Toronto',
  });
});
