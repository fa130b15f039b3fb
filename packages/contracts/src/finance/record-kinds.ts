/** The kinds of finance records that exports contain and imports accept. */
export const recordKinds = ['accounts', 'loans', 'incomes', 'expenses', 'properties'] as const;
