import { isNewEmail, toEmailAddress } from './email-address';

it.each([
  ['the same', 'ada@example.com', false],
  ['in other capitals', 'ADA@Example.com', false],
  ['with blanks around it', '  ada@example.com ', false],
  ['of somebody else', 'grace@example.com', true],
  ['with a letter more', 'ada@example.com.au', true],
])('tells whether an address is new: %s', (_what, typed, isNew) => {
  expect(isNewEmail(typed, 'Ada@example.com')).toBe(isNew);
});

it('converts an address to its stored form', () => {
  expect(toEmailAddress(' Ada@Example.com ')).toBe('ada@example.com');
});
