import { blankDraft, validateServices } from './location-draft';

const errorOf = (services: string) => validateServices({ ...blankDraft('bank'), services });

it('validates the services of a location as the server does', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => `Service ${at}`).join(', ');
  expect(errorOf('')).toBeUndefined();
  expect(errorOf(`${twenty}, Service 3, `)).toBeUndefined();
  expect(errorOf(`${twenty}, One more`)).toBe('Services must have at most 20 entries');
  expect(errorOf('💥'.repeat(50))).toBeUndefined();
  expect(errorOf(`Loans, ${'💥'.repeat(50)}a`)).toBe('Services must have at most 100 characters');
});
