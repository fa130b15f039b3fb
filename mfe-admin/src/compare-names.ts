const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The order of names, as tables have it: whatever their case, and numbers in them by their size. */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);
