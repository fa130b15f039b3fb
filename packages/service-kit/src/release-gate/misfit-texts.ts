/** Names and values come from outside, and can be as long as a whole upload. */
const maxName = 100;
/** Of the place that a phrase tells; deeper in, the end of it is left away. */
const maxPlace = 1000;
const maxListed = 20;

/** What a part of a whole is called, such as ".name" or "[]" of "body". */
export const placeIn = (at: string, part: string): string =>
  at.length > maxPlace ? at : `${at}${part.slice(0, maxName)}`;

/** Some values in a row. */
export function listValues(values: readonly unknown[]): string {
  const texts = values.slice(0, maxListed).map(toText);
  return [...texts, ...(values.length > maxListed ? [`${values.length - maxListed} more`] : [])].join(', ');
}

const toText = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, maxName));
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
};

export const tooMuch = (at: string): string => `${at} is too much to be compared`;
