import { KeptAnswers } from './kept-answers';

const answer = (bytes: number) => ({ headers: [], body: Buffer.alloc(bytes), at: 0 });

test('keeps the latest answer of each request of each person', () => {
  const kept = new KeptAnswers(100_000);
  kept.keep('ada', '/a', answer(1));
  kept.keep('ada', '/a', answer(2));
  kept.keep('bob', '/a', answer(3));
  expect(kept.find('ada', '/a')?.body).toHaveLength(2);
  expect(kept.find('bob', '/a')?.body).toHaveLength(3);
  expect(kept.find('ada', '/b')).toBeUndefined();
});

test('forgets one person, and nobody else', () => {
  const kept = new KeptAnswers(100_000);
  for (const request of ['/a', '/b']) for (const person of ['ada', 'bob']) kept.keep(person, request, answer(1));
  kept.forget('ada');
  expect([kept.find('ada', '/a'), kept.find('ada', '/b')]).toEqual([undefined, undefined]);
  expect(kept.find('bob', '/b')).toBeDefined();
});

test('holds so many bytes at most, and lets those go that were longest unused', () => {
  const kept = new KeptAnswers(10_000);
  for (let n = 0; n < 20; n++) {
    kept.keep('ada', `/${n}`, answer(1000));
    kept.find('ada', '/0');
  }
  expect(kept.size).toBeLessThanOrEqual(5);
  expect(kept.find('ada', '/0')).toBeDefined();
  expect(kept.find('ada', '/1')).toBeUndefined();
  kept.keep('ada', '/large', answer(50_000));
  expect(kept.find('ada', '/large')).toBeUndefined();
  kept.forget('ada');
  expect(kept.size).toBe(0);
});
