import { forcedColorsOf } from '@plaza/test-kit/screens/forced-colors';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTerminal } from './testing/screens';
import { marketsForTests } from './testing/server';

const markets = marketsForTests();
const seen = { outline: '2px solid Highlight' };

it('the suggestion that Enter chooses is visible', async () => {
  markets.suggestions = [
    { symbol: 'AAPL', name: 'Apple Inc.', price: 231.5, changePercent: 0.4 },
    { symbol: 'APP', name: 'AppLovin', price: 0.5, changePercent: -1 },
  ];
  openTerminal('Stocks');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search stocks and ETFs' }), 'ap');
  await screen.findByRole('option', { name: /AppLovin/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(forcedColorsOf(screen.getByRole('option', { name: /AppLovin/ }))).toMatchObject(seen);
  expect(forcedColorsOf(screen.getByRole('option', { name: /Apple/ }))).toEqual({});
});

it('the selected range of a chart is visible', async () => {
  markets.history = [
    { at: '2026-11-13T12:00:00.000Z', price: 80_000 },
    { at: '2026-11-20T11:45:00.000Z', price: 100_000 },
  ];
  openTerminal();
  await userEvent.click(await screen.findByRole('button', { name: 'Chart of Bitcoin' }));
  const label = (range: string) =>
    within(screen.getByRole('dialog')).getByRole('radio', { name: range }).closest('label') as Element;
  await screen.findByRole('dialog');
  expect(forcedColorsOf(label('Week'))).toMatchObject({ background: 'Highlight', color: 'HighlightText' });
  expect(forcedColorsOf(label('Year'))).toEqual({});
});
