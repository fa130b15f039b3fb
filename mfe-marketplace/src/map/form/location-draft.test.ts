import { blankDraft, validateServices } from './location-draft';

const faultOf = (services: string) => validateServices({ ...blankDraft('bank'), services });

it('validates the services of a location as the server does', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => `Service ${at}`).join(', ');
  expect(faultOf('')).toBeUndefined();
  expect(faultOf(`${twenty}, Service 3, `)).toBeUndefined();
  expect(faultOf(`${twenty}, One more`)).toBe('Services must have at most 20 entries');
  expect(faultOf('💥'.repeat(50))).toBeUndefined();
  expect(faultOf(`Loans, ${'💥'.repeat(50)}a`)).toBe('Services must have at most 100 characters');
});
