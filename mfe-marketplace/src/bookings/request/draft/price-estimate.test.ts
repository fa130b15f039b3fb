import { priceEstimate } from './price-estimate';

it.each([
  ['120.00', 2, 2, '120.00'], // as long as usual
  ['120.00', 2, 3, '180.00'],
  ['100.00', 3, 1, '33.33'],
  ['200.00', 3, 1, '66.67'],
  ['0.01', 2, 1, '0.01'], // half a cent, up
  ['99', 1, 0.25, '24.75'],
  ['80.5', 1.75, 0.5, '23.00'],
  ['99999999.99', 0.25, 24, '9599999999.04'], // past what a float keeps to the cent
])('%s for %s hours is for %s hours %s', (basePrice, estimatedDuration, duration, price) => {
  expect(priceEstimate({ basePrice, estimatedDuration }, duration)).toBe(price);
});
