import type { Loan, LoanChanges, LoanSchedule, NewLoan } from '@plaza/contracts/finance/loans';
import type { IdempotencyKey } from '../records/idempotency-key';
import {
  addRecord,
  changeRecord,
  listRecords,
  type RecordStore,
  recordNotFound,
  removeRecord,
} from '../records/record-store';
import { LoanModel, type LoanRecord } from './loan.model';
import { toLoan, toLoanFields } from './loan-fields';
import { toSchedule } from './schedule';

const loans: RecordStore<LoanRecord> = { model: LoanModel, noun: 'loan', amounts: ['balance', 'monthlyPayment'] };

export async function listLoans(userId: string): Promise<Loan[]> {
  const now = new Date();
  return (await listRecords(loans, userId)).map((loan) => toLoan(loan, now));
}

export async function addLoan(userId: string, loan: NewLoan, request?: IdempotencyKey): Promise<Loan> {
  const now = new Date();
  const fields = { ...toLoanFields(loan, undefined, now), currency: loan.currency };
  return toLoan(await addRecord(loans, userId, fields, request), now);
}

export async function changeLoan(userId: string, id: string, changes: LoanChanges): Promise<Loan> {
  const now = new Date();
  const fieldsFor = (before: LoanRecord) => toLoanFields(changes, before, now);
  return toLoan(await changeRecord(loans, { _id: id, userId }, changes.version, fieldsFor), now);
}

export const removeLoan = (userId: string, id: string): Promise<void> => removeRecord(loans, userId, id);

/** @throws loan_not_found */
export async function loanSchedule(userId: string, id: string): Promise<LoanSchedule> {
  const loan = await LoanModel.findOne({ _id: id, userId }).lean();
  if (!loan) throw recordNotFound('loan');
  return toSchedule(loan, new Date());
}
