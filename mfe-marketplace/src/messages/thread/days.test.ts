import { conversationFixture, messageFixture } from '../testing/messages';
import { groupByDay } from './days';

const now = new Date(2026, 2, 5, 0, 30).getTime();

it('groups messages by day, in order', () => {
  const amir = conversationFixture('Amir');
  const at = (when: Date, text: string) => messageFixture(amir, text, { timestamp: when.toISOString() });
  const days = groupByDay(
    [at(new Date(2026, 2, 4, 22), 'a'), at(new Date(2026, 2, 4, 23), 'b'), at(new Date(2026, 2, 5, 0, 5), 'c')],
    now,
  );
  expect(days.map(({ day, heading, messages }) => [day, heading, messages.map(({ content }) => content)])).toEqual([
    ['2026-03-04', 'Yesterday', ['a', 'b']],
    ['2026-03-05', 'Today', ['c']],
  ]);
});
