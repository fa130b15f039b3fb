import type { Loan, LoanChanges, LoanType, NewLoan } from '@plaza/contracts/finance/loans';
import { limits } from '@plaza/contracts/limits';
import { amountError, amountToSend, percentError, wholeNumberError } from '../records/form/decimal-fields';

/** The loan form as the user typed it. */
export type LoanDraft = {
  lender: string;
  type: string;
  balance: string;
  currency: string;
  interestRate: string;
  monthlyPayment: string;
  termMonths: string;
  notes: string;
};

export const loanLabels: Record<keyof LoanDraft, string> = {
  lender: 'Lender',
  type: 'Loan Type',
  balance: 'Balance',
  currency: 'Currency',
  interestRate: 'Interest Rate',
  monthlyPayment: 'Monthly Payment',
  termMonths: 'Term (months)',
  notes: 'Notes',
};

export const blankLoan = (currency: string): LoanDraft => ({
  lender: '',
  type: '',
  balance: '',
  currency,
  interestRate: '',
  monthlyPayment: '',
  termMonths: '',
  notes: '',
});

export function toLoanDraft(loan: Loan): LoanDraft {
  const { lender, type, balance, currency, interestRate, monthlyPayment, notes } = loan;
  return { lender, type, balance, currency, interestRate, monthlyPayment, termMonths: termLeft(loan), notes };
}

/**
 * The remaining months, "0" for a term that has ended; the whole term if the service does not send the remaining
 * months.
 */
const termLeft = ({ termMonths, termMonthsLeft = termMonths }: Loan): string =>
  termMonths === 0 ? '' : String(termMonthsLeft);

export function validateLoan(field: keyof LoanDraft, draft: LoanDraft): string | undefined {
  const { currency } = draft;
  if (field === 'lender') return draft.lender.trim() === '' ? 'Lender is required' : undefined;
  if (field === 'type') return draft.type === '' ? 'Loan type is required' : undefined;
  if (field === 'balance') return amountError(draft.balance, { required: true, currency });
  if (field === 'monthlyPayment') return amountError(draft.monthlyPayment, { currency });
  if (field === 'interestRate') return percentError(draft.interestRate);
  return field === 'termMonths'
    ? wholeNumberError(numericTerm(draft.termMonths), limits.loanMonths, 'months')
    : undefined;
}

/** Text without any digit counts as no term; any other text is validated as typed. */
const numericTerm = (typed: string): string => (/\p{Nd}/u.test(typed) ? typed : '0');

/** The request body for a valid form of an existing loan. An unchanged term continues; a changed one begins today. */
export function toLoanChanges(draft: LoanDraft, known: Loan): LoanChanges {
  const fields = { ...toLoanFields(draft), version: known.version };
  if (draft.termMonths === termLeft(known)) return { ...fields, termMonths: known.termMonths };
  return fields.termMonths === known.termMonths ? { ...fields, renewTerm: true } : fields;
}

/** The request body for a valid form of a new loan. */
export function toLoanFields(draft: LoanDraft): NewLoan {
  const { lender, type, currency, notes } = draft;
  return {
    lender: lender.trim(),
    type: type as LoanType,
    balance: amountToSend(draft.balance),
    currency,
    interestRate: amountToSend(draft.interestRate),
    monthlyPayment: amountToSend(draft.monthlyPayment),
    termMonths: Number(numericTerm(draft.termMonths)),
    notes: notes.trim(),
  };
}
