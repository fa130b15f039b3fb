import { bank, cafe } from '../testing/locations';
import { filterLocations, hasFilter, noFilter } from './location-filter';

const found = (text: string, type: Parameters<typeof filterLocations>[1]['type'] = '') =>
  filterLocations([bank, cafe], { text, type }).map(({ id }) => id);

it.each([
  ['everything without a filter', '', [bank.id, cafe.id]],
  ['by name, however it is written', 'ELM', [cafe.id]],
  ['by address', 'bay street', [bank.id]],
  ['by type', 'cafe', [cafe.id]],
  ['by service', 'exchange', [bank.id]],
  ['by hours', '9:30', [bank.id]],
  ['what has every word, wherever', 'toronto mortgages', [bank.id]],
  ['nothing where a word is nowhere', 'elm mortgages', []],
])('finds %s', (_what, text, ids) => {
  expect(found(text)).toEqual(ids);
});

it('shows only one type', () => {
  expect(found('', 'bank')).toEqual([bank.id]);
  expect(found('elm', 'bank')).toEqual([]);
});

it('knows whether it filters anything', () => {
  expect(hasFilter(noFilter)).toBe(false);
  expect(hasFilter({ text: '  ', type: '' })).toBe(false);
  expect(hasFilter({ text: '', type: 'atm' })).toBe(true);
});
