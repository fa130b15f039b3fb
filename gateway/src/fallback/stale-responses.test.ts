import { StaleResponses } from './stale-responses';

const answer = (bytes: number) => ({ headers: [], body: 'x'.repeat(bytes), at: 0 });

test('stores the latest answer of each request of each user', () => {
  const stale = new StaleResponses(100_000);
  stale.set('ada', '/a', answer(1));
  stale.set('ada', '/a', answer(2));
  stale.set('bob', '/a', answer(3));
  expect(stale.get('ada', '/a')?.body).toHaveLength(2);
  expect(stale.get('bob', '/a')?.body).toHaveLength(3);
  expect(stale.get('ada', '/b')).toBeUndefined();
});

test('deletes the answers of one user only', () => {
  const kept = new StaleResponses(100_000);
  for (const request of ['/a', '/b']) for (const person of ['ada', 'bob']) kept.set(person, request, answer(1));
  kept.deleteSession('ada');
  expect([kept.get('ada', '/a'), kept.get('ada', '/b')]).toEqual([undefined, undefined]);
  expect(kept.get('bob', '/b')).toBeDefined();
});

test('limits the stored bytes, and evicts the least recently used answers', () => {
  const kept = new StaleResponses(10_000);
  for (let n = 0; n < 20; n++) {
    kept.set('ada', `/${n}`, answer(1000));
    kept.get('ada', '/0');
  }
  expect(kept.size).toBeLessThanOrEqual(5);
  expect(kept.get('ada', '/0')).toBeDefined();
  expect(kept.get('ada', '/1')).toBeUndefined();
  kept.set('ada', '/large', answer(50_000));
  expect(kept.get('ada', '/large')).toBeUndefined();
  kept.deleteSession('ada');
  expect(kept.size).toBe(0);
});
