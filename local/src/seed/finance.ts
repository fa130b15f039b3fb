import type { SeedRecords } from '@plaza/finance/seed';

/** Users' loans, incomes, expenses and properties by e-mail address. */
export const finances: Readonly<Record<string, SeedRecords>> = {
  'maya@plaza.example': {
    loans: [
      {
        lender: 'Lakeview Savings Bank',
        type: 'Mortgage',
        balance: '250000.00',
        interestRate: '4.8',
        monthlyPayment: '1700.00',
        termMonths: 223,
      },
      {
        lender: 'Northern Auto Finance',
        type: 'Car Loan',
        balance: '12000.00',
        interestRate: '6',
        monthlyPayment: '400.00',
        termMonths: 33,
      },
      {
        lender: 'Harbour Card',
        type: 'Credit Card',
        balance: '3000.00',
        interestRate: '19.99',
        monthlyPayment: '150.00',
      },
    ],
    incomes: [
      { source: 'Full-time Employment', type: 'Gross (Before Tax)', monthlyAmount: '3200.00', frequency: 'Biweekly' },
      { source: 'Freelance Development', type: 'Net (After Tax)', monthlyAmount: '600.00', notes: 'Two clients' },
      { source: 'Rental Income', type: 'Gross (Before Tax)', monthlyAmount: '2400.00' },
    ],
    expenses: [
      {
        category: 'Mortgage',
        description: 'House',
        monthlyAmount: '1700.00',
        type: 'Fixed',
        paymentSource: 'Everyday Chequing',
      },
      { category: 'Car Payment', description: 'Hatchback', monthlyAmount: '400.00', type: 'Fixed' },
      { category: 'Utilities', description: 'Power, water, heat', monthlyAmount: '250.00', type: 'Fixed' },
      { category: 'Groceries', description: 'Market and corner shop', monthlyAmount: '700.00', type: 'Variable' },
      {
        category: 'Insurance',
        description: 'Home and travel',
        monthlyAmount: '100.00',
        type: 'Fixed',
        recurrence: 'Yearly',
      },
      { category: 'Dining Out', description: 'Fridays', monthlyAmount: '300.00', type: 'Variable', essential: false },
      {
        category: 'Travel',
        description: 'Summer at the lake',
        monthlyAmount: '300.00',
        type: 'Variable',
        essential: false,
        recurrence: 'Quarterly',
      },
      {
        category: 'Shopping',
        description: 'New bicycle',
        monthlyAmount: '890.00',
        type: 'Variable',
        essential: false,
        recurrence: 'One-time',
      },
    ],
    properties: [
      {
        address: '212 Dovercourt Road, Toronto, Ontario, Canada',
        propertyType: 'Investment',
        propertyValue: '400000.00',
        monthlyRent: '2400.00',
        mortgageBalance: '250000.00',
        downPayment: '80000.00',
        taxes: '350.00',
        insurance: '100.00',
        utilities: '150.00',
      },
    ],
  },
  'city@plaza.example': {
    loans: [
      {
        lender: 'Provincial Infrastructure Fund',
        type: 'Business Loan',
        balance: '3200000.00',
        currency: 'CAD',
        interestRate: '3.1',
        monthlyPayment: '31000.00',
        termMonths: 240,
      },
    ],
    properties: [
      {
        address: '100 Queen Street West, Toronto, Ontario, Canada',
        propertyType: 'Commercial',
        propertyValue: '5400000.00',
        currency: 'CAD',
        taxes: '0',
        insurance: '2100.00',
        utilities: '6400.00',
      },
    ],
  },
  'amir@plaza.example': {
    loans: [
      {
        lender: 'Harbour Credit Union',
        type: 'Line of Credit',
        balance: '18500.00',
        interestRate: '7.45',
        monthlyPayment: '650.00',
      },
    ],
    incomes: [{ source: 'Consulting', type: 'Gross (Before Tax)', monthlyAmount: '9800.00' }],
    expenses: [
      { category: 'Rent', description: 'Workshop', monthlyAmount: '2100.00', type: 'Fixed' },
      { category: 'Gas', description: 'Two vans', monthlyAmount: '640.00', type: 'Variable' },
      { category: 'Phone', description: 'Dispatch line', monthlyAmount: '95.00', type: 'Fixed' },
    ],
  },
  'grace@plaza.example': {
    incomes: [{ source: 'Full-time Employment', type: 'Net (After Tax)', monthlyAmount: '5400.00' }],
    expenses: [
      { category: 'Rent', description: 'Flat', monthlyAmount: '1850.00', type: 'Fixed' },
      { category: 'Groceries', description: 'Weekly shop', monthlyAmount: '520.00', type: 'Variable' },
    ],
  },
};
