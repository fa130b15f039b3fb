import { isSameDraft, isSameValue } from './same-draft';

test.each([
  ['900', '900.00', true],
  [' Flat ', 'Flat', true],
  ['', '', true],
  ['900', '900.01', false],
  ['', '0', false],
  ['Flat', 'flat', false],
  ['007 Street', '7 Street', false],
  [true, true, true],
  [true, false, false],
  ['true', true, false],
  [undefined, '', false],
])('%p and %p are the same value: %p', (one, other, same) => {
  expect(isSameValue(one, other)).toBe(same);
});

test('forms are equal if all their fields are', () => {
  expect(isSameDraft({ amount: '900', essential: true }, { amount: '900.00', essential: true })).toBe(true);
  expect(isSameDraft({ amount: '900', essential: true }, { amount: '900.00', essential: false })).toBe(false);
});
