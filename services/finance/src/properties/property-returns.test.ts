import { Decimal } from '../money';
import { capRate, cashOnCash } from './property-returns';

const amounts = {
  propertyValue: 400_000,
  monthlyRent: 2400,
  downPayment: 80_000,
  taxes: 350,
  insurance: 100,
  utilities: 150,
};
function property(changes: Partial<typeof amounts> = {}) {
  const figures = Object.entries({ ...amounts, ...changes }).map(([name, amount]) => [name, new Decimal(amount)]);
  return Object.fromEntries(figures) as Record<keyof typeof amounts, Decimal>;
}

test('the worked example: 5.4 % on the value, 1.5 % on the cash', () => {
  expect(capRate(property())?.toNumber()).toBe(0.054);
  expect(cashOnCash(property(), new Decimal(1700))?.toNumber()).toBe(0.015);
});

test('without a value there is no cap rate, and without a down payment no cash-on-cash return', () => {
  expect(capRate(property({ propertyValue: 0 }))).toBeNull();
  expect(cashOnCash(property({ downPayment: 0 }), new Decimal(0))).toBeNull();
});

test('costs above the rent make both negative', () => {
  expect(capRate(property({ monthlyRent: 0 }))?.toNumber()).toBe(-0.018);
  expect(cashOnCash(property({ monthlyRent: 0 }), new Decimal(0))?.toNumber()).toBe(-0.09);
});
