import { matching } from './match';

const entry = (label: string, group = 'Go to', words?: string) => ({ label, group, ...(words && { words }) });
const places = [
  entry('Value Accounts'),
  entry('Bookings'),
  entry('Add Account', 'Actions', 'new bank'),
  entry('Accounts of Inês'),
];
const found = (typed: string) => matching(places, typed).map(({ label }) => label);

test('what begins with the text comes first, then what has a word that does, then what has it anywhere', () => {
  expect(found('acc')).toEqual(['Accounts of Inês', 'Value Accounts', 'Add Account']);
  expect(found('ook')).toEqual(['Bookings']);
});

test('each word counts, wherever it stands, and one that is nowhere finds nothing', () => {
  expect(found('acc value')).toEqual(['Value Accounts']);
  expect(found('bank add')).toEqual(['Add Account']);
  expect(found('actions')).toEqual(['Add Account']);
  expect(found('value bookings')).toEqual([]);
});

test('case and accents count for nothing', () => {
  expect(found('INES')).toEqual(['Accounts of Inês']);
});

test('no text finds nothing', () => {
  expect(found('  ')).toEqual([]);
});
