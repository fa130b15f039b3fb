// Without the schema library: forms may say the same words.

type Path = readonly PropertyKey[];

/** What some fields are called where their name alone says too little. */
const called: Readonly<Record<string, string>> = { lat: 'Latitude', lng: 'Longitude', q: 'Search', csv: 'File' };

/** What a field is called in a sentence: "Conversion factor". What stands in a list is called as its list. */
export function fieldName(path: Path = []): string {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === undefined) return 'The request';
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();
  return called[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of a rule of a schema, which stand alone: "Balance must be a decimal number". */
export const must = (rule: string) => ({ error: ({ path }: { path?: Path }) => `${fieldName(path)} must ${rule}` });

/** The same where nothing came: "Title is required". */
export const isRequired = { error: ({ path }: { path?: Path }) => `${fieldName(path)} is required` };

/** "have at most 255 characters". */
export const atMost = (max: number): string => `have at most ${max} characters`;

/** "have at most 20 entries", of a list. */
export const atMostEntries = (max: number): string => `have at most ${max} entries`;
