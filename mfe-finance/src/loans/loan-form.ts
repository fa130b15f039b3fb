import type { Loan, NewLoan } from '@plaza/contracts/finance/loans';
import { amountFault, amountToSend, percentFault } from '../records/decimal-fields';

/** The loan form as it is typed. */
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

const longestTerm = 1200;

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

export function draftOf(loan: Loan): LoanDraft {
  const { lender, type, balance, currency, interestRate, monthlyPayment, termMonths, notes } = loan;
  const term = termMonths === 0 ? '' : String(termMonths);
  return { lender, type, balance, currency, interestRate, monthlyPayment, termMonths: term, notes };
}

export function faultIn(field: keyof LoanDraft, draft: LoanDraft): string | undefined {
  if (field === 'lender') return draft.lender.trim() === '' ? 'Lender is required' : undefined;
  if (field === 'type') return draft.type === '' ? 'Loan type is required' : undefined;
  if (field === 'balance') return amountFault(draft.balance, { required: true });
  if (field === 'monthlyPayment') return amountFault(draft.monthlyPayment);
  if (field === 'interestRate') return percentFault(draft.interestRate);
  if (field !== 'termMonths' || termToSend(draft.termMonths) <= longestTerm) return undefined;
  return `Must be at most ${longestTerm} months`;
}

/** A term in whole months; what is no number is no term. */
const termToSend = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : 0);

/** What is sent for a form without faults. */
export function loanOf(draft: LoanDraft): NewLoan {
  const { lender, type, currency, notes } = draft;
  return {
    lender: lender.trim(),
    type,
    balance: amountToSend(draft.balance),
    currency,
    interestRate: amountToSend(draft.interestRate),
    monthlyPayment: amountToSend(draft.monthlyPayment),
    termMonths: termToSend(draft.termMonths),
    notes: notes.trim(),
  } as NewLoan;
}
