import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Select } from './select';

const kind = () => document.documentElement.dataset.input;

it('tells the pointer from the keyboard, and a modifier that is held while clicking is no keyboard', async () => {
  const { unmount } = render(
    <Select
      aria-label="Theme"
      value="dark"
      options={[{ value: 'dark', label: 'Dark' }]}
      onValueChange={() => undefined}
    />,
    { wrapper: PlazaThemeProvider },
  );
  expect(kind()).toBeUndefined();
  await userEvent.click(screen.getByRole('combobox', { name: 'Theme' }));
  expect(kind()).toBe('pointer');
  await userEvent.keyboard('{Escape}');
  expect(kind()).toBe('keyboard');
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(screen.getByRole('combobox', { name: 'Theme' }));
  await userEvent.keyboard('{/Shift}{Control}');
  expect(kind()).toBe('pointer');
  unmount();
  expect(kind()).toBeUndefined();
});
