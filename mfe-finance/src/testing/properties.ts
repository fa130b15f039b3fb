import type { Property } from '@plaza/contracts/finance/properties';

let made = 0;

/** A home without rent. */
export function propertyFixture(fields: Partial<Property> = {}): Property {
  made += 1;
  return {
    id: `property-${made}`,
    address: '12 Elm Street',
    propertyType: 'Residential',
    propertyValue: '400000.00',
    currency: 'USD',
    monthlyRent: '0.00',
    mortgageBalance: '0.00',
    downPayment: '0.00',
    taxes: '0.00',
    insurance: '0.00',
    utilities: '0.00',
    loanId: null,
    equity: '400000.00',
    capRate: null,
    cashOnCash: null,
    notes: '',
    version: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}
