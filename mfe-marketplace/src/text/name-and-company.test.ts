import { nameAndCompany } from './name-and-company';

test.each([
  ['Harbour Electric', 'Amir Khan, Harbour Electric'],
  ['Amir Khan', 'Amir Khan'],
  ['', 'Amir Khan'],
])('with the company “%s” he is “%s”', (company, text) => {
  expect(nameAndCompany({ name: 'Amir Khan', company })).toBe(text);
});
