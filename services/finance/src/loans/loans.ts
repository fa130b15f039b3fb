import type { Loan, LoanChanges, LoanSchedule, NewLoan } from '@plaza/contracts/finance/loans';
import {
  addRecord,
  changeRecord,
  type KeptKind,
  listRecords,
  recordNotFound,
  removeRecord,
} from '../records/record-store';
import { LoanModel, type LoanRecord } from './loan.model';
import { fieldsOf, given } from './loan-fields';
import { scheduleOf } from './schedule';

const loans: KeptKind<LoanRecord> = { model: LoanModel, noun: 'loan', amounts: ['balance', 'monthlyPayment'] };

export async function listLoans(userId: string): Promise<Loan[]> {
  return (await listRecords(loans, userId)).map(given);
}

export async function addLoan(userId: string, loan: NewLoan): Promise<Loan> {
  const fields = { ...fieldsOf(loan, undefined, new Date()), currency: loan.currency };
  return given(await addRecord(loans, userId, fields));
}

export async function changeLoan(userId: string, id: string, changes: LoanChanges): Promise<Loan> {
  const fieldsFor = (before: LoanRecord) => fieldsOf(changes, before, new Date());
  return given(await changeRecord(loans, { _id: id, userId }, changes.version, fieldsFor));
}

export const removeLoan = (userId: string, id: string): Promise<void> => removeRecord(loans, userId, id);

/** @throws loan_not_found */
export async function loanSchedule(userId: string, id: string): Promise<LoanSchedule> {
  const loan = await LoanModel.findOne({ _id: id, userId }).lean();
  if (!loan) throw recordNotFound('loan');
  return scheduleOf(loan, new Date());
}
