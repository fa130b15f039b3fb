import { InvalidInput } from '@plaza/service-kit/errors';

/** What is wrong with an upload: a stable code, and a sentence. */
export const uploadError = (code: string, sentence: string) => new InvalidInput(sentence, undefined, code);
