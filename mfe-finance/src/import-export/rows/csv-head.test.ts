import { guessedMapping, headOf, missingFields } from './csv-head';

test('a quoted header is one name, also with the separator in it, and can be mapped', () => {
  const head = headOf('"Description, full",Category,"Amount, USD",Type\nFlat,Rent,900,Fixed\n');
  expect(head).toEqual(['Description, full', 'Category', 'Amount, USD', 'Type']);
  const mapping = guessedMapping('expenses', head);
  expect(mapping).toEqual({ category: 'Category', amount: 'Amount, USD', type: 'Type' });
  expect(missingFields('expenses', { ...mapping, description: 'Description, full' })).toEqual([]);
});

test('a carriage return alone ends the header, and columns without a name are not offered', () => {
  expect(headOf('Name,,Type\rA,x,Savings')).toEqual(['Name', 'Type']);
});

test.each([
  ['one of another application', ['Source', 'Type', 'Amount (CAD)', 'Frequency'], { pay: 'Amount (CAD)' }],
  ["Plaza's own", ['source', 'type', 'monthlyAmount', 'pay'], { pay: 'pay', monthlyAmount: 'monthlyAmount' }],
  ['one with monthly amounts', ['Source', 'Type', 'Monthly Amount'], { monthlyAmount: 'Monthly Amount' }],
  ['one that says more about its amounts', ['Source', 'Type', 'Amount per month'], {}],
])('the columns of amounts in a file of incomes, %s', (_whose, head, expected) => {
  const { source: _source, type: _type, frequency: _frequency, ...amounts } = guessedMapping('incomes', head);
  expect(amounts).toEqual(expected);
});

test.each([
  ['one of another application', ['Amount', 'Recurrence'], { amount: 'Amount', recurrence: 'Recurrence' }],
  ["Plaza's own", ['monthlyAmount', 'recurrence'], { monthlyAmount: 'monthlyAmount', recurrence: 'recurrence' }],
  ['one with amounts per month', ['Amount per month'], { monthlyAmount: 'Amount per month' }],
])('the columns of amounts in a file of expenses, %s', (_whose, head, expected) => {
  expect(guessedMapping('expenses', head)).toEqual(expected);
});

test("the factors of Plaza's own file of accounts are not guessed, as they may be for another base currency", () => {
  const mapping = guessedMapping('accounts', ['name', 'type', 'balance', 'currency', 'conversionFactor']);
  expect(mapping).toEqual({ name: 'name', type: 'type', balance: 'balance', currency: 'currency' });
});

test('an income needs an amount or a monthly amount', () => {
  const others = { source: 'Source', type: 'Type' };
  expect(missingFields('incomes', others)).toEqual(['Amount']);
  expect(missingFields('incomes', { ...others, pay: 'Sum' })).toEqual([]);
  expect(missingFields('incomes', { ...others, monthlyAmount: 'Sum' })).toEqual([]);
});
