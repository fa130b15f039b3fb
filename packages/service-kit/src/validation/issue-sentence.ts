import { atMost, atMostEntries, fieldName } from '@plaza/contracts/sentences';
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * The error message of a field whose schema has none of its own. Screens show the sentence alone, so it names the
 * field.
 */
export function issueSentence(issue: Issue): string {
  const name = fieldName(issue.path);
  if (issue.input === undefined && issue.code.startsWith('invalid_')) return `${name} is required`;
  const rule = ruleOf(issue);
  return rule === undefined ? `${name} is not valid` : `${name} ${rule}`;
}

function ruleOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] && `must be ${kinds[issue.expected]}`;
    case 'invalid_value':
      return `must be ${inWords(issue.values)}`;
    case 'invalid_format':
      return formats[issue.format] && `must be ${formats[issue.format]}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'too_big':
      return tooBig(issue.origin, issue.maximum, issue.inclusive);
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum, issue.inclusive);
    default:
      return undefined;
  }
}

/** The names of types for people who fill in a form. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const formats: Readonly<Record<string, string>> = {
  uuid: 'an id',
  email: 'an email address',
  url: 'a web address such as https://example.com',
  date: 'a date such as 2027-03-14',
  datetime: 'a time such as 2027-03-14T09:30:00Z',
};

const inWords = (values: readonly unknown[]) => (values.length > 1 ? `one of ${values.join(', ')}` : String(values[0]));

function tooBig(origin: string, maximum: number | bigint, inclusive = true): string {
  if (origin === 'string') return `must ${atMost(Number(maximum))}`;
  if (isList(origin)) return `must ${atMostEntries(Number(maximum))}`;
  return `must be ${inclusive ? 'at most' : 'below'} ${maximum}`;
}

function tooSmall(origin: string, minimum: number | bigint, inclusive = true): string {
  if (origin === 'string') return minimum === 1 ? 'is required' : `must have at least ${minimum} characters`;
  if (isList(origin)) return minimum === 1 ? 'must not be empty' : `must have at least ${minimum} entries`;
  return `must be ${inclusive ? 'at least' : 'above'} ${minimum}`;
}

const isList = (origin: string) => origin === 'array' || origin === 'map' || origin === 'set';
