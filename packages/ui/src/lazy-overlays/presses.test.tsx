import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../controls/button';
import { Select } from '../controls/select';
import { Menu } from '../overlay/menu';
import { PlazaThemeProvider } from '../plaza-theme-provider';

const handleChoose = jest.fn();
beforeEach(() => handleChoose.mockReset());

interface Press {
  readonly x?: number;
  readonly y?: number;
  /** How long after the test began, in ms; a menu that is shown since then counts as shown later still. */
  readonly at?: number;
  readonly type?: 'mouse' | 'touch';
}

let began: number;
beforeEach(() => {
  began = performance.now();
});

function happen(kind: 'pointerDown' | 'pointerUp' | 'click', element: Element, press: Press = {}): boolean {
  const { x = 100, y = 100, at = 0, type = 'mouse' } = press;
  const init = { clientX: x, clientY: y, pointerType: type, button: 0, detail: kind === 'click' ? 1 : 0 };
  const event = createEvent[kind](element, init);
  Object.defineProperty(event, 'timeStamp', { value: began + at });
  return fireEvent(element, event);
}

const press = (element: Element, at?: Press) => happen('pointerDown', element, at);
const release = (element: Element, at?: Press) => happen('pointerUp', element, at);

/** @returns whether the browser does what it does by itself, such as following a link */
function click(element: Element, at?: Press): boolean {
  press(element, at);
  release(element, at);
  return happen('click', element, at);
}

/** Has deferred rendering done, and Radix listen for presses outside. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('a menu', () => {
  const button = () => screen.getByRole('button', { name: 'Currency' });
  const menu = () => screen.queryByRole('menu');

  function show() {
    const items = [
      { label: 'CAD', onSelect: () => handleChoose('CAD') },
      { label: 'Rates', href: 'https://rates.example/' },
    ];
    render(<Menu trigger={<Button>Currency</Button>} items={items} />, { wrapper: PlazaThemeProvider });
  }
  const line = () => screen.getByRole('menuitem', { name: 'CAD' });

  it('stays open at the second press of a double click, and closes at a later one', async () => {
    show();
    click(button());
    await settle();
    expect(menu()).toBeVisible();
    click(button(), { at: 200 });
    await settle();
    expect(menu()).toBeVisible();
    click(button(), { at: 60_000 });
    expect(menu()).not.toBeInTheDocument();
  });

  it('opens by a double tap', async () => {
    show();
    click(button(), { type: 'touch' });
    await settle();
    click(button(), { type: 'touch', at: 200 });
    await settle();
    expect(menu()).toBeVisible();
  });

  it('closes at a press elsewhere, however soon', async () => {
    show();
    click(button());
    await settle();
    press(document.body, { x: 300, at: 200 });
    await settle();
    expect(menu()).not.toBeInTheDocument();
  });

  it('does not select an item at the end of the press that opened it, without movement', async () => {
    show();
    press(button());
    await settle();
    release(line(), { x: 103 });
    expect(handleChoose).not.toHaveBeenCalled();
    expect(menu()).toBeVisible();
  });

  it('selects an item if the opening press is dragged to it', async () => {
    show();
    press(button());
    await settle();
    release(line(), { y: 140 });
    expect(handleChoose).toHaveBeenCalledWith('CAD');
  });

  it('does not select an item by another press at the same place right after it opened', async () => {
    show();
    click(button());
    await settle();
    click(line());
    expect(handleChoose).not.toHaveBeenCalled();
    const isFollowed = click(screen.getByRole('menuitem', { name: 'Rates' }));
    expect(isFollowed).toBe(false);
    click(line(), { at: 60_000 });
    expect(handleChoose).toHaveBeenCalledTimes(1);
  });

  it('selects an item by a deliberate press at once', async () => {
    show();
    click(button());
    await settle();
    click(line(), { y: 140 });
    expect(handleChoose).toHaveBeenCalledWith('CAD');
  });

  it('selects an item after it was opened by a key, wherever the pointer is', async () => {
    show();
    act(() => button().focus());
    fireEvent.keyDown(button(), { key: 'Enter' });
    await settle();
    click(line());
    expect(handleChoose).toHaveBeenCalledWith('CAD');
  });
});

describe('a select', () => {
  const list = () => screen.queryByRole('listbox');
  const box = () => screen.getByRole('combobox', { name: 'Currency', hidden: true });

  function show() {
    const options = ['CAD', 'USD'].map((code) => ({ value: code, label: code }));
    render(<Select aria-label="Currency" value="CAD" onValueChange={handleChoose} options={options} />, {
      wrapper: PlazaThemeProvider,
    });
  }

  it('stays open at the second press of a double click, which the backdrop receives', async () => {
    show();
    press(box());
    await settle();
    release(box());
    click(document.body, { at: 200 });
    await settle();
    expect(list()).toBeVisible();
    press(document.body, { at: 60_000 });
    await settle();
    expect(list()).not.toBeInTheDocument();
  });

  it('does not select an option by another press at the same place right after it opened', async () => {
    show();
    press(box());
    await settle();
    release(box());
    const option = screen.getByRole('option', { name: 'USD' });
    click(option);
    expect(handleChoose).not.toHaveBeenCalled();
    click(option, { y: 140 });
    expect(handleChoose).toHaveBeenCalledWith('USD');
  });
});
