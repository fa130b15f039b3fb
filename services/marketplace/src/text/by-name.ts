/**
 * Collation of the database for lists by name: as a reader has the alphabet, whatever case and accents, and 2 before
 * 10.
 */
export const byName = { locale: 'en', numericOrdering: true } as const;

/** The same order, for lists that an index gives in another one. */
export const nameCollator = new Intl.Collator('en', { numeric: true });
