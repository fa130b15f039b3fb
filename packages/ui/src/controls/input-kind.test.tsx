import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Button } from './button';

const noted = () => [...document.querySelectorAll('[data-focus="pointer"]')].map(({ textContent }) => textContent);

function TwoButtons() {
  const focusOther = () => screen.getByRole('button', { name: 'Other' }).focus();
  return (
    <>
      <Button onClick={focusOther}>One</Button>
      <Button>Other</Button>
    </>
  );
}

it('distinguishes pointer and keyboard by the last input, and ignores modifier keys', async () => {
  const { unmount } = render(<TwoButtons />, { wrapper: PlazaThemeProvider });
  expect(noted()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'One' }));
  expect(noted()).toEqual(['Other']); // which got the focus from a script
  await userEvent.keyboard('{ArrowDown}');
  expect(noted()).toEqual([]);
  await userEvent.keyboard('{Enter}{Tab}');
  screen.getByRole('button', { name: 'One' }).focus();
  expect(noted()).toEqual([]);
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  await userEvent.keyboard('{/Shift}{Control}');
  expect(noted()).toEqual(['Other']);
  unmount();
  expect(noted()).toEqual([]);
});

it('stops listening when the theme is unmounted', async () => {
  render(<TwoButtons />, { wrapper: PlazaThemeProvider }).unmount();
  render(<button type="button">Plain</button>);
  await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
  expect(noted()).toEqual([]);
});
