import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../controls/button';
import { CheckIcon } from '../display/icons';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Menu, type MenuEntry } from './menu';

const nothing = () => undefined;
const signOut: MenuEntry = { label: 'Sign Out', onSelect: nothing };

const menuOf = (...entries: MenuEntry[]) => (
  <Menu trigger={<Button>Account</Button>} items={['separator', ...entries, 'separator', signOut]} />
);

it('keeps the element of an item when items are inserted before it, so that no press is lost', async () => {
  const { rerender } = render(menuOf({ label: 'Loading…', disabled: true, onSelect: nothing }), {
    wrapper: PlazaThemeProvider,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const before = screen.getByRole('menuitem', { name: 'Sign Out' });
  rerender(menuOf({ label: 'Home', href: 'https://maps.example/' }, { label: 'Addresses', onSelect: nothing }));
  expect(screen.getByRole('menuitem', { name: 'Addresses' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toBe(before);
});

it('shows both of two items with the same name', async () => {
  render(menuOf({ label: 'Home', onSelect: nothing }, { label: 'Home', onSelect: nothing }), {
    wrapper: PlazaThemeProvider,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getAllByRole('menuitem', { name: 'Home' })).toHaveLength(2);
});

it.each([
  ['all of its lines have one', [{ label: 'Home', icon: <CheckIcon />, onSelect: nothing }], 1],
  ['a line has none', [{ label: 'Home', icon: <CheckIcon />, onSelect: nothing }, signOut], 0],
] as const)('shows icons only if %s', async (_when, items, icons) => {
  render(<Menu trigger={<Button>Account</Button>} items={items} />, { wrapper: PlazaThemeProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getByRole('menu').querySelectorAll('svg')).toHaveLength(icons);
});

it('wraps the reason why an item is disabled, as readable as other text', async () => {
  const reason = 'You act as somebody else. Only they can change this.';
  render(menuOf({ label: 'Disable', description: reason, disabled: true, onSelect: nothing }), {
    wrapper: PlazaThemeProvider,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getByText(reason)).not.toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.getByText(reason)).not.toHaveStyle({ overflow: 'hidden' });
  expect(screen.getByRole('menuitem', { name: /^Disable/ })).toHaveStyle({ opacity: '1' });
});

describe('by touch', () => {
  const button = () => screen.getByRole('button', { name: 'Account', hidden: true });
  const touch = (keys: string) => userEvent.pointer({ keys, target: button() });

  it('opens when the finger is lifted, as a moving one may scroll', async () => {
    render(menuOf(), { wrapper: PlazaThemeProvider });
    await touch('[TouchA>]');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    fireEvent.pointerCancel(button(), { pointerType: 'touch' });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('opens by a tap, and closes by another one', async () => {
    const handleOpenChange = jest.fn();
    render(<Menu trigger={<Button>Account</Button>} items={[signOut]} onOpenChange={handleOpenChange} />, {
      wrapper: PlazaThemeProvider,
    });
    await touch('[TouchA]');
    expect(await screen.findByRole('menu')).toBeVisible();
    await touch('[TouchA]');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(handleOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false]);
    expect(button()).toHaveFocus();
  });

  it('opens by the press of a screen reader, which has no pointer', async () => {
    render(menuOf(), { wrapper: PlazaThemeProvider });
    fireEvent.click(button());
    expect(await screen.findByRole('menu')).toBeVisible();
  });
});
