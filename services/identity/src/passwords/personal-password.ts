import { foldLetters } from '../text/fold';

/** The user for whom a password is chosen. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The names of the product. */
const productWords = ['plaza', 'plazademo'];

/**
 * Whether a password consists only of the product's name, the owner's names and parts of their address, in any order
 * and case, with digits and signs between them: anybody who knows the user tries these first.
 */
export function isPersonalPassword(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const letters = lettersOf(password).join('');
  const words = [...productWords, ...[email, firstName, lastName].flatMap(lettersOf)].filter((word) => word.length > 1);
  return letters !== '' && consistsOf(letters, new Set(words));
}

const lettersOf = (text: string): string[] => foldLetters(text).match(/\p{L}+/gu) ?? [];

/** Whether a text is a sequence of these words, each used any number of times. */
function consistsOf(text: string, words: ReadonlySet<string>): boolean {
  const reachable = [true];
  for (let end = 1; end <= text.length; end += 1)
    reachable[end] = [...words].some((word) => text.endsWith(word, end) && reachable[end - word.length] === true);
  return reachable[text.length] === true;
}
