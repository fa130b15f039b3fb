/**
 * The options of select fields, in the order in which forms list them. Without zod, so that browsers can import them.
 */
export const accountTypes = [
  'Chequing',
  'Savings',
  'TFSA',
  'RRSP',
  'Investment',
  'Crypto',
  'Wallet',
  'GIC',
  'Money Market',
] as const;

/** Only Unlocked accounts count towards the emergency fund. */
export const accountStatuses = ['Unlocked', 'Locked'] as const;

export const loanTypes = [
  'Mortgage',
  'Student Loan',
  'Line of Credit',
  'Credit Card',
  'Personal Loan',
  'Car Loan',
  'Business Loan',
  'Home Equity Loan',
] as const;

export const incomeSources = [
  'Full-time Employment',
  'Part-time Employment',
  'Freelance Development',
  'Consulting',
  'Side Hustle',
  'Rental Income',
  'Canada Child Benefit',
  'Employment Insurance',
  'Investment Income',
  'Pension',
  'Other',
] as const;

export const incomeTypes = ['Net (After Tax)', 'Gross (Before Tax)', 'Taxable', 'Non-Taxable'] as const;

export const incomeFrequencies = ['Monthly', 'Biweekly', 'Weekly', 'Yearly', 'Quarterly'] as const;

export const expenseCategories = [
  'Rent',
  'Mortgage',
  'Utilities',
  'Internet',
  'Phone',
  'Insurance',
  'Groceries',
  'Dining Out',
  'Transportation',
  'Gas',
  'Car Payment',
  'Car Insurance',
  'Health & Medical',
  'Fitness',
  'Entertainment',
  'Subscriptions',
  'Shopping',
  'Education',
  'Childcare',
  'Pet Care',
  'Travel',
  'Personal Care',
  'Savings',
  'Debt Payment',
  'Other',
] as const;

export const expenseTypes = ['Fixed', 'Variable'] as const;

/** One-time expenses are excluded from every monthly figure. */
export const expenseRecurrences = ['Monthly', 'Quarterly', 'Yearly', 'One-time'] as const;

export const propertyTypes = ['Residential', 'Commercial', 'Investment', 'Vacation'] as const;
