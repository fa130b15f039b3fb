import { conversationFixture, messageFixture } from '../testing/messages';
import { formatThreadDay, groupByDay } from './days';

const now = new Date(2026, 2, 5, 0, 30);

it.each([
  [new Date(2026, 2, 5, 0, 1), 'Today'],
  [new Date(2026, 2, 4, 23, 59), 'Yesterday'],
  [new Date(2026, 2, 3, 23, 59), 'Tuesday, March 3'],
  [new Date(2025, 11, 31, 12, 0), 'Wed, December 31, 2025'],
])('calls the day of %s "%s"', (at, words) => {
  expect(formatThreadDay(at, now)).toBe(words);
});

it('puts messages under their days, in their order', () => {
  const amir = conversationFixture('Amir');
  const at = (when: Date, text: string) => messageFixture(amir, text, { timestamp: when.toISOString() });
  const days = groupByDay(
    [at(new Date(2026, 2, 4, 22), 'a'), at(new Date(2026, 2, 4, 23), 'b'), at(new Date(2026, 2, 5, 0, 5), 'c')],
    now,
  );
  expect(days.map(({ day, messages }) => [day, messages.map(({ content }) => content)])).toEqual([
    ['Yesterday', ['a', 'b']],
    ['Today', ['c']],
  ]);
});
