import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { useColorMode } from './color-mode';
import { colorModeKey } from './color-mode-preference';

function Switcher() {
  const { preference, mode, setPreference } = useColorMode();
  return (
    <>
      <output>{`${preference} ${mode}`}</output>
      <button type="button" onClick={() => setPreference('dark')}>
        Dark
      </button>
    </>
  );
}

const { matchMedia } = window;
beforeEach(() => localStorage.clear());
afterEach(() => Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true }));

it('follows the system by default', () => {
  const darkSystem = (media: string) => Object.assign(new EventTarget(), { matches: media.includes('dark'), media });
  Object.defineProperty(window, 'matchMedia', { value: darkSystem, configurable: true });
  render(<Switcher />, { wrapper: PlazaThemeProvider });
  expect(screen.getByRole('status')).toHaveTextContent('system dark');
});

it('remembers a choice', async () => {
  render(<Switcher />, { wrapper: PlazaThemeProvider });
  expect(screen.getByRole('status')).toHaveTextContent('system light');
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByRole('status')).toHaveTextContent('dark dark');
  expect(localStorage.getItem(colorModeKey)).toBe('dark');
});

it('adopts a choice made in another tab', () => {
  render(<Switcher />, { wrapper: PlazaThemeProvider });
  localStorage.setItem(colorModeKey, 'dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey }));
  });
  expect(screen.getByRole('status')).toHaveTextContent('dark dark');
});

it('treats an unknown value as no choice', () => {
  localStorage.setItem(colorModeKey, 'sepia');
  render(<Switcher />, { wrapper: PlazaThemeProvider });
  expect(screen.getByRole('status')).toHaveTextContent('system light');
});
