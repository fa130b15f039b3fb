import { SubsetFallbacks } from './subset-fallbacks';

test('counts fallbacks by subset, in total and within a minute', () => {
  let now = 0;
  const fallbacks = new SubsetFallbacks(() => now);
  expect(fallbacks.figures()).toEqual([]);
  fallbacks.count('canary');
  now = 30_000;
  fallbacks.count('canary');
  fallbacks.count('canary');
  fallbacks.count('blue');
  now = 61_000;
  expect(fallbacks.figures()).toEqual([
    { subset: 'canary', total: 3, recent: 2 },
    { subset: 'blue', total: 1, recent: 1 },
  ]);
  now = 200_000;
  expect(fallbacks.figures()).toMatchObject([
    { total: 3, recent: 0 },
    { total: 1, recent: 0 },
  ]);
});
