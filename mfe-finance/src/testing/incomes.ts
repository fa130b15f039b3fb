import type { Income } from '@plaza/contracts/finance/incomes';

let made = 0;

/** A monthly side income. */
export function incomeFixture(fields: Partial<Income> = {}): Income {
  made += 1;
  return {
    id: `income-${made}`,
    source: 'Side Hustle',
    type: 'Taxable',
    monthlyAmount: '100.00',
    currency: 'USD',
    frequency: 'Monthly',
    taxable: true,
    perMonth: '100.00',
    annualTotal: '1200.00',
    notes: '',
    version: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}
