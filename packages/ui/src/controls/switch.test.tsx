import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Switch } from './switch';

it('keeps the focus while its change is saved, is announced as busy, and ignores clicks', async () => {
  const handleChange = jest.fn();
  const lock = (loading: boolean) => <Switch label="Lock" checked loading={loading} onCheckedChange={handleChange} />;
  const { rerender } = render(lock(false), { wrapper: PlazaThemeProvider });
  const control = screen.getByRole('switch', { name: 'Lock' });
  await userEvent.click(control);
  expect(handleChange).toHaveBeenCalledWith(false);
  rerender(lock(true));
  expect(control).toBeEnabled(); // browsers take the focus from a disabled one, which jsdom does not
  expect(control).toHaveFocus();
  expect(control).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(handleChange).toHaveBeenCalledTimes(1);
});
