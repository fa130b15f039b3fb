import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Tab } from './tab';
import { TabList } from './tab-list';
import { TabPanel, Tabs } from './tabs';

function Markets({ onChoice }: { onChoice?: (value: string) => void }) {
  const [value, setValue] = useState('crypto');
  const handleChange = (next: string) => {
    onChoice?.(next);
    setValue(next);
  };
  return (
    <Tabs value={value} onValueChange={handleChange}>
      <TabList label="Markets">
        <Tab value="crypto">Crypto</Tab>
        <Tab value="forex">Forex</Tab>
        <Tab value="bonds">Bonds</Tab>
        <Tab value="news" disabled>
          News
        </Tab>
      </TabList>
      <TabPanel value="crypto">Bitcoin</TabPanel>
      <TabPanel value="forex">Euro</TabPanel>
      <TabPanel value="bonds">Treasuries</TabPanel>
    </Tabs>
  );
}

const Awaited = ({ text }: { text: Promise<string> }) => use(text);

function SlowForex({ text }: { text: Promise<string> }) {
  const [value, setValue] = useState('crypto');
  return (
    <Tabs value={value} onValueChange={setValue}>
      <TabList label="Markets">
        <Tab value="crypto">Crypto</Tab>
        <Tab value="forex">Forex</Tab>
      </TabList>
      <TabPanel value="crypto">Bitcoin</TabPanel>
      <TabPanel value="forex">
        <Awaited text={text} />
      </TabPanel>
    </Tabs>
  );
}

function show() {
  const handleChoice = jest.fn();
  render(<Markets onChoice={handleChoice} />, { wrapper: PlazaThemeProvider });
  return handleChoice;
}

it('moves between tabs with the arrow keys and shows only the selected panel', async () => {
  show();
  expect(screen.getByRole('tabpanel', { name: 'Crypto' })).toHaveTextContent('Bitcoin');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tab', { name: 'Forex', selected: true })).toHaveFocus();
  expect(await screen.findByRole('tabpanel', { name: 'Forex' })).toHaveTextContent('Euro');
  expect(screen.queryByText('Bitcoin')).not.toBeInTheDocument();
});

it('reports a choice once, by pointer or by Enter', async () => {
  const handleChoice = show();
  await userEvent.click(screen.getByRole('tab', { name: 'Forex' }));
  expect(handleChoice.mock.calls).toEqual([['forex']]);
  expect(screen.getByRole('tab', { name: 'Forex', selected: true })).toHaveFocus();
  await userEvent.click(screen.getByRole('tab', { name: 'Forex' }));
  await userEvent.click(screen.getByRole('tab', { name: 'News' }));
  expect(handleChoice).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Bonds' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(handleChoice.mock.calls).toEqual([['forex'], ['bonds']]);
});

describe('the arrow keys', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const keys = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('skip over tabs on the way: only the tab where they stop is selected', async () => {
    const handleChoice = show();
    const user = keys();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    pass(200);
    await user.keyboard('{ArrowRight}');
    pass(200);
    expect(screen.getByRole('tab', { name: 'Bonds' })).toHaveFocus();
    expect(handleChoice).not.toHaveBeenCalled();
    pass(100);
    expect(screen.getByText('Treasuries')).toBeInTheDocument();
    expect(handleChoice.mock.calls).toEqual([['bonds']]);
  });

  it('select nothing after the focus has left the tabs', async () => {
    const handleChoice = show();
    const user = keys();
    await user.tab();
    await user.keyboard('{End}');
    pass(200);
    expect(screen.getByRole('tab', { name: 'Bonds' })).toHaveFocus();
    await user.tab();
    pass(1000);
    expect(handleChoice).not.toHaveBeenCalled();
    expect(screen.getByText('Bitcoin')).toBeInTheDocument();
  });
});

describe('a strip that is too narrow for its tabs', () => {
  const observed: { report: () => void; elements: Element[] }[] = [];
  const known = window.ResizeObserver;

  beforeEach(() => {
    observed.length = 0;
    window.ResizeObserver = class implements ResizeObserver {
      readonly of: (typeof observed)[number];
      constructor(callback: ResizeObserverCallback) {
        this.of = { report: () => callback([], this), elements: [] };
        observed.push(this.of);
      }
      observe = (element: Element) => void this.of.elements.push(element);
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
  });
  afterEach(() => {
    window.ResizeObserver = known;
  });

  const size = (element: HTMLElement, sizes: Partial<Record<'offsetLeft' | 'offsetWidth' | 'clientWidth', number>>) => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(element, name, { value, configurable: true });
  };
  const resized = (element: Element) => {
    for (const { elements, report } of observed) if (elements.includes(element)) report();
  };

  it('centres the selected one, also when a font or a count has made another one wider', () => {
    show();
    const [strip, chosen] = [screen.getByRole('tablist'), screen.getByRole('tab', { selected: true })];
    size(strip, { clientWidth: 100 });
    size(chosen, { offsetLeft: 200, offsetWidth: 40 });
    resized(strip);
    expect(strip.scrollLeft).toBe(170);
    size(chosen, { offsetLeft: 260 });
    resized(screen.getByRole('tab', { name: 'Forex' }));
    expect(strip.scrollLeft).toBe(230);
  });

  it('keeps its scroll position until its own width changes', () => {
    show();
    const [strip, chosen] = [screen.getByRole('tablist'), screen.getByRole('tab', { selected: true })];
    size(strip, { clientWidth: 100 });
    size(chosen, { offsetLeft: 200, offsetWidth: 40 });
    resized(strip);
    strip.scrollLeft = 20;
    resized(chosen);
    expect(strip.scrollLeft).toBe(20);
    size(strip, { clientWidth: 80 });
    resized(strip);
    expect(strip.scrollLeft).toBe(180);
  });
});

it('responds to a press at once, and keeps the previous content until the new tab is ready', async () => {
  let resolve: (text: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  render(
    <Suspense fallback="Loading">
      <SlowForex text={promise} />
    </Suspense>,
    { wrapper: PlazaThemeProvider },
  );
  const press = new MouseEvent('click', { bubbles: true, detail: 1 });
  await act(async () => screen.getByRole('tab', { name: 'Forex' }).dispatchEvent(press));
  expect(screen.getByRole('tab', { name: 'Forex', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Crypto' })).toHaveTextContent('Bitcoin');
  await act(async () => resolve('Euro'));
  expect(screen.getByRole('tabpanel', { name: 'Forex' })).toHaveTextContent('Euro');
});
