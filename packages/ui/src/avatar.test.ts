import { initials } from './avatar';

it.each([
  ['Ada King Lovelace', 'AL'],
  ['  ada  ', 'A'],
  ['Élise 李', 'É李'],
  ['', ''],
])('shortens %j to %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
