import type { AccountType } from '@plaza/contracts/finance/accounts';
import { noiseAt, seedOf, walkOf } from '@plaza/service-kit/simulation/random-walk';
import { Types } from 'mongoose';
import type { AccountRecord } from '../accounts/account.model';
import { addDays } from '../days';
import type { ExpenseRecord } from '../expenses/expense.model';
import type { RecordsOfUser } from '../history/snapshot-of-day';
import type { IncomeRecord } from '../incomes/income.model';
import type { LoanRecord } from '../loans/loan.model';
import type { PropertyRecord } from '../properties/property.model';

/** How far market prices move in a day, and how much they rise in a year. */
const markets = {
  funds: { reach: 0.009, yearly: 0.07 },
  coins: { reach: 0.02, yearly: 0.25 },
  currencies: { reach: 0.0012, yearly: 0 },
} as const;

const heldInFunds: readonly AccountType[] = ['Investment', 'RRSP', 'TFSA'];

/** Shares per year: how much is saved, and how much wages, prices and houses rise. */
const putAside = 0.22;
const raise = 0.03;
const inflation = 0.028;
const houses = 0.04;

/** A record as it was on a day (YYYY-MM-DD). */
type Past<Row> = (day: string) => Row;

/**
 * Invents what a user's records were in the past, so that they become, day by day, what they are today. The same
 * records always have the same past. Invented amounts need no exact arithmetic.
 * @param today YYYY-MM-DD
 */
export function pastRecords(records: RecordsOfUser, today: string): Past<RecordsOfUser> {
  const spent = spentInMonth(records);
  const accounts = records.accounts.map((account) => pastAccount(account, spent, today));
  const loans = records.loans.map((loan) => pastLoan(loan, today));
  const properties = records.properties.map((property) => pastProperty(property, today));
  const incomes = records.incomes.map((income) => pastIncome(income, today));
  const expenses = records.expenses.map((expense) => pastExpense(expense, today));
  return (day) => ({
    accounts: accounts.map((past) => past(day)),
    loans: loans.map((past) => past(day)),
    properties: properties.map((past) => past(day)),
    incomes: incomes.map((past) => past(day)),
    expenses: expenses.map((past) => past(day)),
  });
}

/** A number that changes from day to day. */
type Shape = (day: string) => number;

/** An amount that changes as a shape does, scaled so that today it is the given amount. */
function pastAmount(amount: Types.Decimal128, shape: Shape, today: string, decimals = 2): Past<Types.Decimal128> {
  const unit = Number(amount) / shape(today);
  return (day) => Types.Decimal128.fromString((unit * shape(day)).toFixed(decimals));
}

function pastAccount(account: AccountRecord, spent: number, today: string): Past<AccountRecord> {
  const { type, currency, factorBase } = account;
  const price = priceShape(currency, type === 'Crypto' ? markets.coins : markets.currencies);
  const balance = pastAmount(account.balance, balanceShape(account, spent, today), today, type === 'Crypto' ? 8 : 2);
  const factor = pastAmount(account.conversionFactor, currency === factorBase ? () => 1 : price, today, 6);
  return (day) => ({
    ...account,
    balance: balance(day),
    conversionFactor: factor(day),
    factorAsOf: new Date(addDays(day, 1)),
  });
}

/** What somebody pays in a month, ignoring currencies, as only the magnitude matters. */
function spentInMonth({ expenses, loans }: RecordsOfUser): number {
  const recurring = expenses.filter(({ recurrence }) => recurrence !== 'One-time');
  const payments = [...recurring.map((one) => one.monthlyAmount), ...loans.map((one) => one.monthlyPayment)];
  return payments.reduce((total, payment) => total + Number(payment), 0);
}

/**
 * Wages fill an everyday account each month, and spending empties it. Savings grow each month, and so does what an
 * everyday account has beyond a month's spending. The number of coins stays the same.
 */
function balanceShape({ _id, name, type, balance }: AccountRecord, spent: number, today: string): Shape {
  if (type === 'Crypto') return () => 1;
  if (heldInFunds.includes(type)) {
    const price = priceShape(name, markets.funds);
    return (day) => price(day) * savedBy(day);
  }
  const seed = seedOf(_id);
  if (type !== 'Chequing') return (day) => savedBy(addDays(day, -(seed % 28)));
  const everyday = spent === 0 ? 1 : Math.min(1, spent / (emptied * Math.abs(Number(balance))));
  return (day) =>
    everyday * (1.3 - (emptied * dateOf(day)) / 31 + 0.12 * noiseAt(seed, monthOf(day))) +
    ((1 - everyday) * savedBy(day)) / savedBy(today);
}

/** The share of an everyday account that is spent within a month. */
const emptied = 0.5;

/** Grows in equal steps, one per month. */
const savedBy: Shape = (day) => 1 + (putAside * (monthOf(day) - firstMonth)) / 12;

function priceShape(name: string, { reach, yearly }: { reach: number; yearly: number }): Shape {
  const walk = walkOf(name, reach);
  return (day) => Math.exp(walk(Date.parse(day)) + yearly * yearsUntil(day));
}

/**
 * Each payment covers the month's interest and repays the loan with the rest; going back in time, that rest is owed
 * again.
 */
function pastLoan(loan: LoanRecord, today: string): Past<LoanRecord> {
  const rate = Number(loan.interestRate) / 1200;
  const owed = [Number(loan.balance)];
  /** Lenders have different payment days. */
  const paymentsUntil = (day: string) => monthOf(addDays(day, -(seedOf(loan._id) % 28)));
  function owedBefore(months: number): number {
    while (owed.length <= months) owed.push(((owed.at(-1) ?? 0) + Number(loan.monthlyPayment)) / (1 + rate));
    return owed[months] ?? 0;
  }
  return (day) => {
    const balance = owedBefore(paymentsUntil(today) - paymentsUntil(day));
    return { ...loan, balance: Types.Decimal128.fromString(balance.toFixed(2)) };
  };
}

function pastProperty(property: PropertyRecord, today: string): Past<PropertyRecord> {
  const value = pastAmount(property.propertyValue, (day) => (1 + houses) ** yearsUntil(day), today);
  return (day) => ({ ...property, propertyValue: value(day) });
}

/** Salaries rise each January; freelance income also varies from month to month. */
function pastIncome(income: IncomeRecord, today: string): Past<IncomeRecord> {
  const varies = /freelance|side/i.test(income.source) ? 0.4 : 0;
  const amount = pastAmount(income.monthlyAmount, monthlyShape(income._id, raise, varies), today);
  return (day) => ({ ...income, monthlyAmount: amount(day) });
}

/** Fixed expenses rise each January, the others also vary from month to month; a one-time expense never changes. */
function pastExpense(expense: ExpenseRecord, today: string): Past<ExpenseRecord> {
  if (expense.recurrence === 'One-time') return () => expense;
  const varies = expense.type === 'Variable' ? 0.35 : 0;
  const amount = pastAmount(expense.monthlyAmount, monthlyShape(expense._id, inflation, varies), today);
  return (day) => ({ ...expense, monthlyAmount: amount(day) });
}

function monthlyShape(id: string, yearly: number, varies: number): Shape {
  const seed = seedOf(id);
  return (day) => (1 + yearly) ** yearOf(day) * (1 + varies * noiseAt(seed, monthOf(day)));
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
const dateOf = (day: string): number => Number(day.slice(8, 10));
const monthOf = (day: string): number => yearOf(day) * 12 + Number(day.slice(5, 7));
const yearsUntil = (day: string): number => Date.parse(day) / (365.25 * 86_400_000);
const firstMonth = monthOf('2020-01-01');
