import type { Term } from '@plaza/contracts/finance/metrics';

/**
 * Computes a term from the terms below it in plain numbers. It shares no code with the service, so that a test compares
 * the explanation with the figure, and not with itself.
 */
export function recomputeTerm(term: Term): number | string | null {
  if (!term.operation) return leaf(term);
  const values = (term.of ?? []).map(recomputeTerm);
  if (term.operation === 'count') return values.length;
  if (values.includes(null)) return null;
  const numbers = values.map(Number);
  const [a = 0, b = 0, c = 0] = numbers;
  switch (term.operation) {
    case 'sum':
      return numbers.reduce((x, y) => x + y, 0);
    case 'difference':
      return numbers.slice(1).reduce((x, y) => x - y, a);
    case 'product':
      return numbers.reduce((x, y) => x * y, 1);
    case 'quotient':
      return b === 0 ? 0 : a / b;
    case 'maximum':
      return numbers.length === 0 ? 0 : Math.max(...numbers);
    case 'minimum':
      return Math.min(...numbers);
    case 'mean':
      return numbers.length === 0 ? 0 : numbers.reduce((x, y) => x + y, 0) / numbers.length;
    case 'monthsToPayOff':
      return monthsByPaying(a, b, c);
    case 'presentValue':
      return presentValueBySumming(a, b, c);
    case 'monthsToHalfDebt':
      return monthsToHalf(a, b, c, numbers.slice(3));
    case 'addMonths':
      return monthLater(String(values[0]), b);
    case 'daysUntilAge':
      return daysUntil(monthLater(String(values[0]), 12 * b), String(values[2]));
  }
}

const daysUntil = (day: string, from: string) => Math.max(0, (Date.parse(day) - Date.parse(from)) / 86_400_000);

function leaf({ value, unit, conversion }: Term): number | string | null {
  if (value === null || unit === 'date') return value;
  return conversion ? Number(conversion.amount) * Number(conversion.factor) : Number(value);
}

function monthsByPaying(balance: number, percent: number, payment: number): number | null {
  let left = balance;
  for (let month = 0; month < 5000; month += 1) {
    if (left <= 1e-6) return month;
    const next = left * (1 + percent / 1200) - payment;
    if (next >= left) return null;
    left = next;
  }
  return null;
}

function presentValueBySumming(payment: number, percent: number, months: number): number {
  let sum = 0;
  for (let month = 1; month <= months; month += 1) sum += payment / (1 + percent / 1200) ** month;
  return sum;
}

function monthsToHalf(liabilities: number, worth: number, extra: number, loans: readonly number[]): number | null {
  const owed = Array.from({ length: loans.length / 3 }, (_, index) => loans.slice(index * 3, index * 3 + 3));
  let [debt, own] = [liabilities, worth];
  for (let month = 0; month <= 600; month += 1) {
    if (own > 0 && debt / own <= 0.5) return month;
    for (const loan of owed) {
      const [balance = 0, percent = 0, payment = 0] = loan;
      const left = Math.max(0, balance * (1 + percent / 1200) - payment);
      debt -= balance - left;
      own += balance - left;
      loan[0] = left;
    }
    own += extra;
  }
  return null;
}

function monthLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
