import { InvalidInput } from '@plaza/service-kit/errors';

/** Parses a JSON file. @param file its name in the error's sentence @throws InvalidInput */
export function jsonIn(bytes: Buffer, file: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new InvalidInput(`${file} is not valid JSON.`, undefined, 'description_broken');
  }
}
