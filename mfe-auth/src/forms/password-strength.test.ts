import { newPasswordHint, passwordStrength } from './password-strength';

it.each([
  ['abcdef', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefg7', 'fair'],
  ['Tr4vel-low', 'strong'],
  ['correct horse battery', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('shows the rule first, and the strength of the input', () => {
  expect(newPasswordHint(6, '')).toBe('At least 6 characters.');
  expect(newPasswordHint(6, 'abcdef')).toBe('At least 6 characters. Strength: weak.');
});
