import { setImmediate as nextTurn } from 'node:timers/promises';
import { deferToNextTurn } from './defer-to-next-turn';

test('runs a few calls per turn, in order, until all are done', async () => {
  const made: number[] = [];
  for (let index = 0; index < 10; index++) deferToNextTurn(() => made.push(index));
  expect(made).toEqual([]);
  const perTurn: number[] = [];
  for (let before = 0; before < 10; before = made.length) {
    await nextTurn();
    perTurn.push(made.length - before);
  }
  expect(Math.max(...perTurn)).toBe(4);
  expect(made).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
