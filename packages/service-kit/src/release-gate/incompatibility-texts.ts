/** Names and values are untrusted input, and can be as long as a whole upload. */
const maxName = 100;
/** The maximum length of a path in a phrase; deeper parts are cut off. */
const maxPlace = 1000;
const maxListed = 20;

/** The path of a nested part, such as ".name" or "[]" in "body". */
export const placeIn = (at: string, part: string): string =>
  at.length > maxPlace ? at : `${at}${part.slice(0, maxName)}`;

/** Lists the first values, and how many more there are. */
export function listValues(values: readonly unknown[]): string {
  const texts = values.slice(0, maxListed).map(toText);
  return [...texts, ...(values.length > maxListed ? [`${values.length - maxListed} more`] : [])].join(', ');
}

const toText = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, maxName));
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
};

/** @param at the path of the schema, such as `body.rows` */
export const tooMuch = (at: string): string => `${at} is too large to compare`;
