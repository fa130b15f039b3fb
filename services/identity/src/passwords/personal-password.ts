import { foldLetters } from '../text/fold';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What the product calls itself. */
const productWords = ['plaza', 'plazademo'];

/**
 * Whether a password says nothing but the product's name, the owner's names or parts of their address, in whatever
 * order and case, with digits and signs between them: whoever knows the person tries these first.
 */
export function isPersonalPassword(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const letters = lettersOf(password).join('');
  const words = [...productWords, ...[email, firstName, lastName].flatMap(lettersOf)].filter((word) => word.length > 1);
  return letters !== '' && consistsOf(letters, new Set(words));
}

const lettersOf = (text: string): string[] => foldLetters(text).match(/\p{L}+/gu) ?? [];

/** Whether a text can be cut into the words, each as often as it takes. */
function consistsOf(text: string, words: ReadonlySet<string>): boolean {
  const reachable = [true];
  for (let end = 1; end <= text.length; end += 1)
    reachable[end] = [...words].some((word) => text.endsWith(word, end) && reachable[end - word.length] === true);
  return reachable[text.length] === true;
}
