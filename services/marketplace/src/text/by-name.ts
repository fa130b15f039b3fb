/**
 * The database collation for lists by name: in alphabetical order, regardless of case and accents, and with 2 before
 * 10.
 */
export const byName = { locale: 'en', numericOrdering: true } as const;

/** The same order, for lists that an index returns in another one. */
export const nameCollator = new Intl.Collator('en', { numeric: true });
