import { readSearched, withSearched } from './searched-stocks';

const stock = (symbol: string, price = 1) => ({ symbol, name: symbol, price, changePercent: 0 });

test('the last found stock is first, once, and ten are stored', () => {
  const ten = Array.from({ length: 10 }, (_, i) => stock(`S${i}`));
  const after = withSearched(ten, stock('NEW'));
  expect(after.map(({ symbol }) => symbol)).toEqual(['NEW', ...ten.slice(0, 9).map(({ symbol }) => symbol)]);
  expect(withSearched(ten, stock('S4', 7))).toHaveLength(10);
  expect(withSearched(ten, stock('S4', 7))[0]).toEqual(stock('S4', 7));
});

const key = 'plaza.markets.searched-stocks.me';

test.each([
  ['{"half'],
  ['null'],
  ['{"symbol":"AAPL"}'],
  ['[1,null,"AAPL",{"symbol":"AAPL"},{"symbol":"A","name":"A","price":"1","changePercent":0}]'],
])('foreign data in the storage is ignored: %s', (text) => {
  localStorage.setItem(key, text);
  expect(readSearched('me')).toEqual([]);
});

test('valid stocks are read, whatever surrounds them', () => {
  localStorage.setItem(key, JSON.stringify([{ ...stock('AAPL'), volume: 'many', more: 1 }, 7]));
  expect(readSearched('me')).toEqual([stock('AAPL')]);
  expect(readSearched('somebody else')).toEqual([]);
});
