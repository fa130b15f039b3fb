import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { openTerminal } from '../testing/screens';
import { marketsForTests, signedInStore } from '../testing/server';

const markets = marketsForTests();
const suggestPath = '/api/v1/markets/stocks/suggest';
const searchPath = '/api/v1/markets/stocks/search';
const apple = { symbol: 'AAPL', name: 'Apple Inc.', price: 231.5, changePercent: 0.4 };
const applovin = { symbol: 'APP', name: 'AppLovin', price: 0.5, changePercent: -1 };

const box = () => screen.getByRole('combobox', { name: 'Search stocks and ETFs' });
const button = () => screen.getByRole('button', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const searched = () =>
  within(screen.getByRole('region', { name: 'Your Searched Stocks' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

/** Opens the tab; `type` waits between keys as a quick hand does not. */
async function open(userId?: string) {
  const view = openTerminal('Stocks', signedInStore(userId));
  await screen.findByText('Popular Stocks & ETFs');
  return view;
}

beforeEach(() => {
  markets.suggestions = [apple, applovin];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('suggestions', () => {
  it('are shown after 300 ms without typing, with symbol, name, price and change', async () => {
    await open();
    await userEvent.type(box(), 'ap');
    await waitFor(() => expect(options()).toEqual(['AAPLApple Inc.$231.50+0.40%', 'APPAppLovin$0.5000-1.00%']));
    expect(markets.received.filter((call) => call.includes('/suggest/'))).toEqual([`GET ${suggestPath}/ap`]);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  it('are requested after 300 ms and not before', async () => {
    await open();
    jest.useFakeTimers({ advanceTimers: false });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
    await user.type(box(), 'a');
    await act(() => jest.advanceTimersByTimeAsync(299));
    expect(markets.callCount(`GET ${suggestPath}/a`)).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    await waitFor(() => expect(markets.callCount(`GET ${suggestPath}/a`)).toBe(1));
  });

  it('disappear with the typed text, and are not requested without any', async () => {
    await open();
    await userEvent.type(box(), 'ap');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.clear(box());
    expect(options()).toEqual([]);
    await userEvent.type(box(), '   ');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(markets.received.filter((call) => call.includes('/suggest/'))).toHaveLength(1);
  });

  it('close 200 ms after the input lost the focus', async () => {
    await open();
    await userEvent.type(box(), 'ap');
    await waitFor(() => expect(options()).toHaveLength(2));
    jest.useFakeTimers({ advanceTimers: false });
    act(() => box().blur());
    act(() => jest.advanceTimersByTime(199));
    expect(options()).toHaveLength(2);
    act(() => jest.advanceTimersByTime(1));
    expect(options()).toEqual([]);
  });

  it('that are unavailable are logged, and the list is closed', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open();
    await userEvent.type(box(), 'ap');
    await waitFor(() => expect(options()).toHaveLength(2));
    server.use(http.get(`${suggestPath}/:term`, () => errorAnswer(503, 'Out of service')));
    await userEvent.type(box(), 'p');
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('[plaza] stock suggestions could not be fetched', expect.anything()),
    );
    expect(options()).toEqual([]);
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('are highlighted with the arrows, chosen with Enter, and closed with Escape', async () => {
    await open();
    await userEvent.type(box(), 'ap');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(box()).toHaveValue('ap');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('AAPL');
    await userEvent.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('APP');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(box()).toHaveValue('');
    expect(options()).toEqual([]);
    expect(searched()).toEqual(['APP']);
    expect(markets.received.filter((call) => call.includes('/search/'))).toEqual([]);
  });

  it('are chosen with the pointer as well, and keep the focus in the input', async () => {
    await open();
    await userEvent.type(box(), 'ap');
    await userEvent.click(await screen.findByRole('option', { name: /Apple/ }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(searched()).toEqual(['AAPL']);
  });
});

describe('a search', () => {
  it('cannot be sent without a text, nor while another is pending', async () => {
    await open();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(box(), '  ');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    server.use(http.get(`${searchPath}/:term`, () => delay('infinite')));
    await userEvent.type(box(), 'aapl');
    expect(button()).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  it('adds its result to the beginning of the list, trimmed, once, and it can be removed again', async () => {
    await open();
    for (const term of [' aapl ', 'TSLA', 'AAPL']) {
      await userEvent.type(box(), `${term}{Enter}`);
      await waitFor(() => expect(box()).toHaveValue(''));
    }
    expect(markets.received.filter((call) => call.includes('/search/'))).toEqual([
      `GET ${searchPath}/aapl`,
      `GET ${searchPath}/TSLA`,
      `GET ${searchPath}/AAPL`,
    ]);
    expect(searched()).toEqual(['AAPL', 'TSLA']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Apple Inc.' }));
    expect(searched()).toEqual(['TSLA']);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(searched()).toEqual(['AAPL', 'TSLA']);
  });

  it('restores a result that was removed before the list was left', async () => {
    await open();
    await userEvent.type(box(), 'AAPL{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Apple Inc.' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Crypto' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Stocks' }));
    await screen.findByText('Popular Stocks & ETFs');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(searched()).toEqual(['AAPL']);
  });

  it('works for a symbol with special characters', async () => {
    await open();
    await userEvent.type(box(), 'BRK/B?{Enter}');
    await screen.findByText('No stock of this name was found.');
    expect(markets.callCount(`GET ${searchPath}/BRK%2FB%3F`)).toBe(1);
  });

  it('for dots searches for dots, and does not fetch the whole list', async () => {
    await open();
    await userEvent.type(box(), '..{Enter}');
    await screen.findByText('No stock of this name was found.');
    expect(markets.callCount(`GET ${searchPath}/..%20`)).toBe(1);
    expect(screen.queryByText('Your Searched Stocks')).not.toBeInTheDocument();
  });

  it("without a result shows the server's message, and keeps the input", async () => {
    await open();
    await userEvent.type(box(), 'nothing{Enter}');
    expect(await screen.findByText('No stock of this name was found.')).toBeVisible();
    expect(box()).toHaveValue('nothing');
    expect(box()).toHaveAccessibleDescription('No stock of this name was found.');
    await userEvent.type(box(), '!');
    expect(screen.queryByText('No stock of this name was found.')).not.toBeInTheDocument();
  });

  it('that fails without a message shows an error', async () => {
    server.use(http.get(`${searchPath}/:term`, () => new HttpResponse('', { status: 500 })));
    await open();
    await userEvent.type(box(), 'aapl{Enter}');
    expect(await screen.findByText('Failed to search stock')).toBeVisible();
  });
});

describe('the searched stocks', () => {
  it('are restored at the next visit, only for the same user', async () => {
    const me = '1f0c6ad2-7c5e-4a51-9d61-5d8f4a9b0c01';
    const first = await open(me);
    await userEvent.type(box(), 'tsla{Enter}');
    await waitFor(() => expect(searched()).toEqual(['TSLA']));
    first.unmount();
    const second = await open(me);
    expect(searched()).toEqual(['TSLA']);
    second.unmount();
    await open('1f0c6ad2-7c5e-4a51-9d61-5d8f4a9b0c02');
    expect(screen.queryByText('Your Searched Stocks')).not.toBeInTheDocument();
  });
});
