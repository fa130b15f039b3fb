import { matching } from './match';

const entry = (label: string, group = 'Go to', words?: string) => ({ label, group, ...(words && { words }) });
const places = [
  entry('Value Accounts'),
  entry('Bookings'),
  entry('Add Account', 'Actions', 'new bank'),
  entry('Accounts of Inês'),
];
const found = (typed: string) => matching(places, typed).map(({ label }) => label);

test('lists prefixes of the title first, then prefixes of words, then other matches', () => {
  expect(found('acc')).toEqual(['Accounts of Inês', 'Value Accounts', 'Add Account']);
  expect(found('ook')).toEqual(['Bookings']);
});

test('every word has to match, at any position', () => {
  expect(found('acc value')).toEqual(['Value Accounts']);
  expect(found('bank add')).toEqual(['Add Account']);
  expect(found('actions')).toEqual(['Add Account']);
  expect(found('value bookings')).toEqual([]);
});

test('ignores case and accents', () => {
  expect(found('INES')).toEqual(['Accounts of Inês']);
});

test('an empty text finds nothing', () => {
  expect(found('  ')).toEqual([]);
});
