import { guessedMapping, headOf, missingFields } from './csv-head';

test('a quoted header is one name, also with the separator in it, and can be mapped', () => {
  const head = headOf('"Description, full",Category,"Amount, USD",Type\nFlat,Rent,900,Fixed\n');
  expect(head).toEqual(['Description, full', 'Category', 'Amount, USD', 'Type']);
  const mapping = guessedMapping('expenses', head);
  expect(mapping).toEqual({ category: 'Category', monthlyAmount: 'Amount, USD', type: 'Type' });
  expect(missingFields('expenses', { ...mapping, description: 'Description, full' })).toEqual([]);
});

test('a carriage return alone ends the header, and columns without a name are not offered', () => {
  expect(headOf('Name,,Type\rA,x,Savings')).toEqual(['Name', 'Type']);
});
