import { isPersonalPassword } from './personal-password';

const ada = { email: 'ada.lovelace1815@analytical-engine.example', firstName: 'Zoë', lastName: "O'Byron King" };

test.each([
  'plaza2026',
  'PLAZA!!!',
  'plaza-demo-1',
  'PlazaPlaza',
  'zoe123',
  'Zoë.Byron!',
  'byronking99',
  'kingPlaza7',
  'ada.lovelace1815@analytical-engine.example',
  'lovelace1815',
  'Ada1815Lovelace',
  'analytical',
])('%s is derived from the product, a name or the address', (password) => {
  expect(isPersonalPassword(password, ada)).toBe(true);
});

test.each([
  'quite-a-secret-7',
  '493027',
  'zoe-rides-a-bicycle',
  'plaza de la luna',
  'kingfisher-41',
  'lovelacesmachine',
])('%s is not', (password) => {
  expect(isPersonalPassword(password, ada)).toBe(false);
});

test('is fast for a password designed to be slow', () => {
  const owner = { email: 'aa.aaa@aaaa.example', firstName: 'Aa', lastName: 'Aaaaa' };
  expect(isPersonalPassword(`${'a'.repeat(99)}b`, owner)).toBe(false);
});
