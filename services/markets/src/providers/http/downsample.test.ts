import { downsample, toSparkline } from './downsample';

const hourMs = 3_600_000;
/** A month of hours, as CoinGecko gives it, none of them to the second. */
const hours = Array.from({ length: 721 }, (_, hour) => ({
  at: hour * hourMs + ((hour * 7919) % 90_000),
  price: hour + 1,
}));

test('a month of hours becomes a month of quarter days, with the newest point', () => {
  const month = downsample(hours, 6 * hourMs);
  expect(month.length).toBeGreaterThan(118);
  expect(month.length).toBeLessThan(135);
  expect(month[0]).toEqual(hours[0]);
  expect(month.at(-1)).toEqual(hours.at(-1));
  expect(downsample(hours.slice(0, 1), hourMs)).toHaveLength(1);
  expect(downsample([], hourMs)).toEqual([]);
});

test.each([2, 27, 28, 29, 35, 55, 168, 169, 1000])(
  'a line of %d keeps its ends, and has at most 28 points',
  (length) => {
    const line = Array.from({ length }, (_, index) => index);
    const shown = toSparkline(line);
    expect(shown).toHaveLength(Math.min(28, length));
    expect([shown[0], shown.at(-1)]).toEqual([0, length - 1]);
  },
);
