import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SeenMessages } from './seen-messages';

const minute = 60_000;

it('recognizes a repeated message for the given time', () => {
  const seen = new SeenMessages(minute);
  expect(seen.add('one', 1)).toBe(false);
  expect(seen.add('two', 2)).toBe(false);
  expect(seen.add('one', 3)).toBe(true);
  expect(seen.add('one', minute)).toBe(true);
  expect(seen.add('two', minute + 1)).toBe(true);
});

it('forgets older messages, and keeps at most two generations', () => {
  const seen = new SeenMessages(minute);
  for (let index = 0; index < 60; index++) seen.add(`message ${index}`, index * minute);
  expect(seen.size).toBeLessThanOrEqual(2);
  expect(seen.add('message 0', 60 * minute)).toBe(false);
  seen.add('after a quiet hour', 120 * minute);
  expect(seen.size).toBe(1);
});

it('keeps only the ids of messages', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc'); // the test files that follow in this process are to find V8 as it is
  const seen = new SeenMessages(minute);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 1000; index++) {
    const [, id = ''] = `${'x'.repeat(20_000)}${index}\n${Date.now()} id of the message ${index}`.split('\n');
    seen.add(id, index);
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(5_000_000); // the messages have 20 MB
  expect(seen.size).toBe(1000);
});
