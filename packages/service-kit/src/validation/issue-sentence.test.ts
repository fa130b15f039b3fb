import { isRequired, must } from '@plaza/contracts/sentences';
import { requiredText, untrimmedText } from '@plaza/contracts/text';
import { z } from 'zod';
import { InvalidInput, parse } from '../errors';

const Form = z.strictObject({
  firstName: requiredText(10).optional(),
  code: z.string().min(1, isRequired).optional(),
  contractorId: z.uuid().optional(),
  balance: z.string().regex(/^\d+$/, must('be a decimal number')).optional(),
  familySize: z.number().int().min(1).max(30).optional(),
  threshold: z.number().positive().optional(),
  duration: z.number().multipleOf(0.25).optional(),
  essential: z.boolean().optional(),
  priority: z.enum(['low', 'high']).optional(),
  birthDate: z.iso.date().optional(),
  website: z.union([z.literal(''), z.url()]).optional(),
  tags: z.array(requiredText(3)).max(1).optional(),
  ids: z.array(z.uuid()).min(1).optional(),
  address: z.strictObject({ zip_code: untrimmedText(3) }).optional(),
  password: untrimmedText(9).min(3, 'Password must be at least 3 characters long').optional(),
});

/** The message and the first place of a refusal. */
function refusalOf(input: unknown, schema: z.ZodType = Form): [string, string | undefined] {
  try {
    parse(schema, input);
  } catch (error) {
    if (error instanceof InvalidInput) return [error.message, error.details?.[0]?.path];
    throw error;
  }
  throw new Error('It was taken.');
}

test.each([
  [{ firstName: 'a'.repeat(11) }, 'First name must have at most 10 characters', 'firstName'],
  [{ firstName: ' ' }, 'First name is required', 'firstName'],
  [{ firstName: 7 }, 'First name must be text', 'firstName'],
  [{ firstName: 'a\ud83d' }, 'First name must hold whole characters', 'firstName'],
  [{ code: '' }, 'Code is required', 'code'],
  [{ contractorId: '7' }, 'Contractor id must be an id', 'contractorId'],
  [{ balance: '1,5' }, 'Balance must be a decimal number', 'balance'],
  [{ familySize: 1.5 }, 'Family size must be a whole number', 'familySize'],
  [{ familySize: 0 }, 'Family size must be at least 1', 'familySize'],
  [{ familySize: 31 }, 'Family size must be at most 30', 'familySize'],
  [{ threshold: 0 }, 'Threshold must be above 0', 'threshold'],
  [{ duration: 0.3 }, 'Duration must be a multiple of 0.25', 'duration'],
  [{ essential: 'no' }, 'Essential must be yes or no', 'essential'],
  [{ priority: 'top' }, 'Priority must be one of low, high', 'priority'],
  [{ birthDate: 'May' }, 'Birth date must be a date such as 2027-03-14', 'birthDate'],
  [{ website: 'x' }, 'Website must be a web address such as https://example.com', 'website'],
  [{ tags: ['a', 'b'] }, 'Tags must have at most 1 entries', 'tags'],
  [{ tags: ['abcd'] }, 'Tags must have at most 3 characters', 'tags.0'],
  [{ ids: [] }, 'Ids must not be empty', 'ids'],
  [{ address: {} }, 'Zip code is required', 'address.zip_code'],
  [{ password: 'a' }, 'Password must be at least 3 characters long', 'password'],
  [{ surplus: 1 }, 'The request must not have surplus', ''],
  [[], 'The request must be an object', ''],
])('%j is rejected with a complete sentence: %s', (input, message, path) => {
  expect(refusalOf(input)).toEqual([message, path]);
});

test('a missing field is reported as required', () => {
  expect(refusalOf({}, z.object({ lender: requiredText(3) }))).toEqual(['Lender is required', 'lender']);
});
