import type { Loan, LoanSchedule } from '@plaza/contracts/finance/loans';
import type { PayoffPlan, PayoffSimulation } from '@plaza/contracts/finance/payoff';
import { HttpResponse, http } from 'msw';
import type { FinanceOverHttp } from './server';

let made = 0;

/** A loan as the service returns it. */
export function loanFixture(fields: Partial<Loan> = {}): Loan {
  made += 1;
  return {
    id: `loan-${made}`,
    lender: 'Riverside Bank',
    type: 'Car Loan',
    balance: '12000.00',
    currency: 'USD',
    interestRate: '6',
    monthlyPayment: '400.00',
    effectivePayment: '400.00',
    termMonths: 36,
    endDate: '2029-11-20',
    monthsToPayOff: 33,
    notes: '',
    version: 2,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

/** A schedule of two months, after which the balance is 0. */
export function scheduleFixture(fields: Partial<LoanSchedule> = {}): LoanSchedule {
  return {
    loanId: 'loan-1',
    currency: 'USD',
    monthlyPayment: '400.00',
    endless: false,
    rows: [
      {
        month: 1,
        date: '2026-12-20',
        payment: '400.00',
        interest: '3.00',
        principal: '397.00',
        balance: '203.00',
      },
      { month: 2, date: '2027-01-20', payment: '204.02', interest: '1.02', principal: '203.00', balance: '0.00' },
    ],
    totalPaid: '604.02',
    totalInterest: '4.02',
    ...fields,
  };
}

/** A plan for one loan that ends after this many months; null for never. */
export function planFixture(loan: Loan, months: number | null, fields: Partial<PayoffPlan> = {}): PayoffPlan {
  const ends = months !== null;
  const outcome = {
    months,
    date: ends ? '2028-03-20' : null,
    totalPaid: ends ? '12900.00' : null,
    totalInterest: ends ? '900.00' : null,
  };
  return {
    ...outcome,
    loans: [{ loanId: loan.id, lender: loan.lender, type: loan.type, currency: loan.currency, ...outcome }],
    balances: ends ? Array.from({ length: months + 1 }, (_, month) => `${(months - month) * 100}.00`) : [],
    ...fields,
  };
}

/** A simulation of one loan: 33 months without the plan, 16 with it. */
export function simulationFixture(loan: Loan, fields: Partial<PayoffSimulation> = {}): PayoffSimulation {
  return {
    baseCurrency: 'USD',
    strategy: 'avalanche',
    extra: '0.00',
    asItIs: planFixture(loan, 33, { totalInterest: '1041.55' }),
    plan: planFixture(loan, 16),
    monthsSaved: 17,
    interestSaved: '141.55',
    withoutRate: [],
    ...fields,
  };
}

/**
 * Mocks the payoff endpoint.
 * @returns the query strings of the requests, as "strategy=avalanche&extra=0"
 */
export function answerPayoff(finance: FinanceOverHttp, simulation: PayoffSimulation): string[] {
  const requests: string[] = [];
  finance.server.use(
    http.get('/api/v1/finance/payoff', ({ request }) => {
      requests.push(new URL(request.url).search.slice(1));
      return HttpResponse.json(simulation);
    }),
  );
  return requests;
}

/** Mocks the schedule endpoint of any loan. */
export function answerSchedule(finance: FinanceOverHttp, schedule: LoanSchedule): void {
  finance.server.use(http.get('/api/v1/finance/loans/:id/schedule', () => HttpResponse.json(schedule)));
}
