import { limits } from '@plaza/contracts/limits';
import { listedPasswords } from './common-password-list';
import { commonWords } from './common-words';

/** The endings that users append to a word when a form requires more. */
const endings = [
  '',
  '1',
  '2',
  '7',
  '12',
  '22',
  '69',
  '99',
  '00',
  '01',
  '123',
  '321',
  '1234',
  '12345',
  '123456',
  '!',
  '1!',
  '123!',
];
const firstYear = 1950;
const lastYear = 2035;
const keyRows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
];

/**
 * The listed passwords, the common words with each ending, every run of a key row in both directions, and every number
 * of one or two repeated parts.
 */
function createCommonPasswords(): ReadonlySet<string> {
  const all = [...listedPasswords(), ...worded(), ...runs(), ...repetitions()];
  return new Set(all.filter((password) => password.length >= limits.passwordMin));
}

let created: ReadonlySet<string> | undefined;

/** Created when a password is first set, as most processes never need them. */
function commonPasswords(): ReadonlySet<string> {
  created ??= createCommonPasswords();
  return created;
}

/** Whether a password, ignoring case, is among the most common ones, which attackers guess first. */
export const isCommonPassword = (password: string): boolean => commonPasswords().has(password.toLowerCase());

/** How many passwords are rejected. */
export const commonPasswordCount = (): number => commonPasswords().size;

function* worded() {
  for (const word of commonWords) {
    for (const ending of endings) yield word + ending;
    if (word.length <= limits.passwordMin) yield word + word;
    for (let year = firstYear; year <= lastYear; year += 1) yield word + year;
  }
}

function* runs() {
  for (const row of keyRows) {
    const backwards = [...row].reverse().join('');
    for (const line of [row, backwards]) {
      for (let start = 0; start < line.length; start += 1) {
        for (let end = start + limits.passwordMin; end <= line.length; end += 1) yield line.slice(start, end);
      }
    }
  }
}

/** Repetitions such as `111111`, `121212`, `123123`, `aaaaaa`, `112233` and `101010`. */
function* repetitions() {
  const signs = [...'0123456789abcdefghijklmnopqrstuvwxyz'];
  for (const sign of signs) for (let length = limits.passwordMin; length <= 12; length += 1) yield sign.repeat(length);
  for (let number = 0; number < 1000; number += 1) {
    for (const part of [String(number), String(number).padStart(3, '0')]) {
      for (let times = 2; times <= 6; times += 1) yield part.repeat(times);
    }
  }
  for (let digit = 0; digit < 8; digit += 1) {
    yield [digit, digit, digit + 1, digit + 1, digit + 2, digit + 2].join('');
    yield [digit, digit, digit, digit + 1, digit + 1, digit + 1].join('');
  }
}
