import { render, screen } from '@testing-library/react';
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

it('keeps a line the same element while others come before it, so that a press is not lost', async () => {
  const { rerender } = render(menuOf({ label: 'Loading…', disabled: true, onSelect: nothing }), {
    wrapper: PlazaThemeProvider,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const before = screen.getByRole('menuitem', { name: 'Sign Out' });
  rerender(menuOf({ label: 'Home', href: 'https://maps.example/' }, { label: 'Addresses', onSelect: nothing }));
  expect(screen.getByRole('menuitem', { name: 'Addresses' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toBe(before);
});

it('shows each of two lines that are called the same', async () => {
  render(menuOf({ label: 'Home', onSelect: nothing }, { label: 'Home', onSelect: nothing }), {
    wrapper: PlazaThemeProvider,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getAllByRole('menuitem', { name: 'Home' })).toHaveLength(2);
});

it.each([
  ['all of its lines have one', [{ label: 'Home', icon: <CheckIcon />, onSelect: nothing }], 1],
  ['a line has none', [{ label: 'Home', icon: <CheckIcon />, onSelect: nothing }, signOut], 0],
] as const)('shows icons only where %s', async (_when, items, icons) => {
  render(<Menu trigger={<Button>Account</Button>} items={items} />, { wrapper: PlazaThemeProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getByRole('menu').querySelectorAll('svg')).toHaveLength(icons);
});
