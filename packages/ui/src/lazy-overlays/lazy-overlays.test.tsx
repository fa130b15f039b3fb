import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/button';
import { Field } from '../controls/field';
import { IconButton } from '../controls/icon-button';
import { Select } from '../controls/select';
import { RefreshIcon } from '../display/icons';
import { Toaster } from '../feedback/toaster';
import { Dialog } from '../overlay/dialog';
import { Menu } from '../overlay/menu';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import type { createOverlaysLoader, Overlays } from './load-overlays';
import { overlaysErrorEvent } from './use-overlays';

const mockLine: { loader: ReturnType<typeof createOverlaysLoader> | undefined } = { loader: undefined };
jest.mock('./load-overlays', () => ({
  loadOverlays: () => mockLine.loader?.loadOverlays(),
  preloadOverlays: () => mockLine.loader?.preloadOverlays(),
  overlaysStore: {
    read: () => mockLine.loader?.overlaysStore.read(),
    subscribe: (listener: () => void) => mockLine.loader?.overlaysStore.subscribe(listener),
  },
}));

/** The requests for the chunk that are under way. */
let asked: { resolve: (overlays: Overlays) => void; reject: (error: Error) => void }[] = [];
const lost = jest.fn();

beforeEach(() => {
  asked = [];
  mockLine.loader = jest
    .requireActual<typeof import('./load-overlays')>('./load-overlays')
    .createOverlaysLoader(() => new Promise((resolve, reject) => asked.push({ resolve, reject })));
  window.addEventListener(overlaysErrorEvent, lost);
});
afterEach(() => {
  window.removeEventListener(overlaysErrorEvent, lost);
  lost.mockReset();
});

const arrive = () => act(async () => asked.at(-1)?.resolve(await import('./overlays')));
const fail = () => act(async () => asked.at(-1)?.reject(new Error('Loading chunk 7 failed.')));

function Page({ onChoose = () => undefined }: { onChoose?: (value: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState('a');
  return (
    <>
      <Menu trigger={<Button>More</Button>} items={[{ label: 'Copy', onSelect: () => onChoose('Copy') }]} />
      <Field label="Fruit">
        <Select
          value={value}
          onValueChange={(next) => {
            setValue(next);
            onChoose(next);
          }}
          options={[
            { value: 'a', label: 'Apple' },
            { value: 'b', label: 'Banana' },
            { value: 'c', label: 'Blackberry' },
          ]}
        />
      </Field>
      <Button onClick={() => setOpen(true)}>Add</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Add account">
        <input aria-label="Name" />
      </Dialog>
      <IconButton label="Refresh">
        <RefreshIcon />
      </IconButton>
    </>
  );
}

const show = (onChoose?: (value: string) => void) =>
  render(<Page {...(onChoose && { onChoose })} />, { wrapper: PlazaThemeProvider });
const more = () => screen.getByRole('button', { name: 'More' });
const fruit = () => screen.getByRole('combobox', { name: 'Fruit' });

it('is loaded once, when the pointer enters a button that opens something', async () => {
  show();
  expect(asked).toHaveLength(0);
  await userEvent.hover(more());
  await userEvent.hover(fruit());
  expect(asked).toHaveLength(1);
});

describe('a menu that is pressed before its code has loaded', () => {
  it('opens as soon as the code has loaded, and is announced as closed until then', async () => {
    show();
    const button = more();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).not.toHaveAttribute('aria-controls');
    await arrive();
    expect(screen.getByRole('menu', { name: 'More' })).toHaveAttribute('id', button.getAttribute('aria-controls'));
    expect(more()).toBe(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    'opened by %s focuses its first item, and returns the focus',
    async (key) => {
      const handleChoose = jest.fn();
      show(handleChoose);
      await userEvent.tab();
      await userEvent.keyboard(key);
      await arrive();
      expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(handleChoose).toHaveBeenCalledWith('Copy');
      expect(more()).toHaveFocus();
      await userEvent.keyboard('{Enter}{Escape}');
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      expect(more()).toHaveFocus();
    },
  );

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a second press', () => userEvent.click(more())],
    ['a press elsewhere', () => userEvent.click(screen.getByRole('button', { name: 'Refresh' }))],
    ['going on to another place', () => userEvent.tab()],
  ])('stays closed after %s', async (_what, leave) => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await leave();
    await arrive();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('a select before its code has loaded', () => {
  it('shows the selected option, and opens on it as soon as the code has loaded', async () => {
    const handleChoose = jest.fn();
    show(handleChoose);
    expect(fruit()).toHaveTextContent('Apple');
    await userEvent.click(fruit());
    await arrive();
    expect(screen.getByRole('option', { name: 'Apple' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
    await userEvent.keyboard('{Enter}');
    expect(handleChoose).toHaveBeenCalledWith('b');
    expect(fruit()).toHaveTextContent('Banana');
    expect(fruit()).toHaveFocus();
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens with %s', async (key) => {
    show();
    act(() => fruit().focus());
    await userEvent.keyboard(key);
    await arrive();
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(fruit()).toHaveFocus();
  });

  it('is changed by letters, and the same letter selects the next match', async () => {
    show();
    act(() => fruit().focus());
    await userEvent.keyboard('b');
    expect(fruit()).toHaveTextContent('Banana');
    await userEvent.keyboard('b');
    expect(fruit()).toHaveTextContent('Blackberry');
  });

  it('is changed by a word', async () => {
    show();
    act(() => fruit().focus());
    await userEvent.keyboard('bl');
    expect(fruit()).toHaveTextContent('Blackberry');
  });

  it('opens by its label, as with touch', async () => {
    show();
    fireEvent.click(screen.getByText('Fruit'));
    await arrive();
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });
});

it('a dialog opens late, and returns the focus to the pressed button', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await arrive();
  expect(screen.getByRole('dialog', { name: 'Add account' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

it('a tooltip appears late if the pointer is still there, and not otherwise', async () => {
  show();
  act(() => screen.getByRole('button', { name: 'Refresh' }).focus());
  await arrive();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Refresh');
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAccessibleDescription('Refresh');
  act(() => more().focus());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

describe('code that cannot be loaded', () => {
  it.each([
    ['a menu', more, 'menu'],
    ['a select', fruit, 'listbox'],
    ['a dialog', () => screen.getByRole('button', { name: 'Add' }), 'dialog'],
  ])('is reported, and %s opens at the next press', async (_what, button, role) => {
    show();
    await userEvent.click(button());
    await fail();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(button()).not.toHaveAttribute('aria-busy');
    await userEvent.click(button());
    expect(asked).toHaveLength(2);
    await arrive();
    expect(screen.getByRole(role)).toBeInTheDocument();
  });

  it('is not reported after hovering only, nor for a tooltip', async () => {
    show();
    await userEvent.hover(more());
    act(() => screen.getByRole('button', { name: 'Refresh' }).focus());
    await fail();
    expect(lost).not.toHaveBeenCalled();
  });

  it('does not delay a toast, which needs none of the code', async () => {
    const handleOpenChange = jest.fn();
    render(
      <Toaster
        toasts={[{ id: '1', title: 'Error', description: 'This did not load.', variant: 'error', open: true }]}
        onOpenChange={handleOpenChange}
      />,
      { wrapper: PlazaThemeProvider },
    );
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    await fail();
    expect(screen.getByRole('alert')).toHaveTextContent('This did not load.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(handleOpenChange).toHaveBeenCalledWith('1', false);
  });
});
