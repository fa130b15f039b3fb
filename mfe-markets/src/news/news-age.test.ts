import { newsAge } from './news-age';

const at = '2026-11-20T12:00:00.000Z';

test.each([
  [-5000, '0m ago'],
  [0, '0m ago'],
  [59_999, '0m ago'],
  [59 * 60_000, '59m ago'],
  [3_600_000, '1h ago'],
  [7_199_999, '1h ago'],
  [49 * 3_600_000, '49h ago'],
])('news of %d ms ago are %s', (age, shown) => {
  expect(newsAge(at, Date.parse(at) + age)).toBe(shown);
});
