import fc from 'fast-check';
import { Decimal } from '../money';
import { amortize } from './amortization';
import { monthsToPayOff } from './months-to-pay-off';
import { paymentWithin, scheduledMonths } from './scheduled-months';

const loan = fc.record({
  balance: fc.oneof(fc.bigInt({ min: 1n, max: 1000n }), fc.bigInt({ min: 1n, max: 10n ** 12n })),
  rate: fc.oneof(fc.bigInt({ min: 0n, max: 30_000n }), fc.bigInt({ min: 0n, max: 999_999n })),
  /** What is paid beyond the interest, in millionths of the balance. */
  beyond: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 10 ** 6 })),
});

test('is the number of months in the schedule, for any loan', () => {
  fc.assert(
    fc.property(loan, ({ balance, rate, beyond }) => {
      const debt = { balance, rate };
      const payment = (balance * rate) / 1_200_000n + (balance * BigInt(beyond)) / 1_000_000n;
      for (const paid of [payment, payment + 1n])
        expect(scheduledMonths(debt, paid)).toBe(amortize(debt, paid)?.length ?? null);
    }),
    { numRuns: 1000 },
  );
});

test('the rounding of interest decides where the formula is close to a whole number', () => {
  expect(scheduledMonths({ balance: 21_300_000n, rate: 5800n }, 155_500n)).toBe(225);
  expect(monthsToPayOff(new Decimal(213_000), new Decimal('5.8'), new Decimal(1555))).toBe(226);
  // Less than half a cent of interest each month.
  expect(scheduledMonths({ balance: 149n, rate: 4000n }, 1n)).toBe(149);
  expect(monthsToPayOff(new Decimal('1.49'), new Decimal(4), new Decimal('0.01'))).toBe(207);
});

test.each([
  ['no balance', { balance: 0n, rate: 5000n }, 0n, 0],
  ['no interest', { balance: 1000n, rate: 0n }, 300n, 4],
  ['no payment', { balance: 1000n, rate: 0n }, 0n, null],
  ['a payment below the interest', { balance: 100_000n, rate: 12_000n }, 999n, null],
  ['a payment that equals the interest', { balance: 100_000n, rate: 12_000n }, 1000n, null],
  ['a whole century', { balance: 1200n, rate: 0n }, 1n, 1200],
  ['more than a century', { balance: 1201n, rate: 0n }, 1n, null],
])('%s', (_what, debt, payment, months) => {
  expect(scheduledMonths(debt, payment)).toBe(months);
});

test('a payment that would exceed its term by rounding is increased by a cent', () => {
  // Each month's 0.5 of a coin is rounded up to a whole one.
  const debt = { balance: 50n, rate: 12_000n };
  expect(amortize(debt, 11n)).toHaveLength(5);
  expect(paymentWithin(debt, 11n, 5)).toBe(11n);
  expect(paymentWithin(debt, 11n, 4)).toBe(12n);
});

test('without interest, the months of a thousand loans take no longer than the schedules of a hundred', () => {
  const debt = { balance: 1_200_000n, rate: 0n };
  const timeOf = (loans: number, run: () => unknown) => {
    const before = performance.now();
    for (let loan = 0; loan < loans; loan += 1) run();
    return performance.now() - before;
  };
  // The fastest of several runs, as other processes may delay some of them.
  const fastest = (loans: number, run: () => unknown) =>
    Math.min(...Array.from({ length: 7 }, () => timeOf(loans, run)));
  const schedules = fastest(100, () => amortize(debt, 1000n));
  expect(fastest(1000, () => scheduledMonths(debt, 1000n))).toBeLessThan(schedules);
});
