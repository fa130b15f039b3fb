// Without zod, so that forms can use the same wording.

type Path = readonly PropertyKey[];

/** Labels of fields whose names alone say too little. */
const called: Readonly<Record<string, string>> = { lat: 'Latitude', lng: 'Longitude', q: 'Search', csv: 'File' };

/** The label of a field in a sentence: "Conversion factor". Items of a list have the label of the list. */
export function fieldName(path: Path = []): string {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === undefined) return 'The request';
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();
  return called[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The error message of a schema's rule, as a full sentence: "Balance must be a decimal number". */
export const must = (rule: string) => ({ error: ({ path }: { path?: Path }) => `${fieldName(path)} must ${rule}` });

/** The error message of a missing value: "Title is required". */
export const isRequired = { error: ({ path }: { path?: Path }) => `${fieldName(path)} is required` };

/** "have at most 255 characters". */
export const atMost = (max: number): string => `have at most ${max} characters`;

/** "have at most 20 entries", of a list. */
export const atMostEntries = (max: number): string => `have at most ${max} entries`;
