import { InvalidInput } from '@plaza/service-kit/errors';

/** The error for a faulty upload, with a stable code and a sentence. */
export const uploadError = (code: string, sentence: string) => new InvalidInput(sentence, undefined, code);
