import { fireEvent, render } from '@testing-library/react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Avatar, initials } from './avatar';

it.each([
  ['Ada King Lovelace', 'AL'],
  ['  ada  ', 'A'],
  ['Élise 李', 'É李'],
  ['', ''],
])('shortens %j to %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it("shows the user's picture, or the initials if it does not load, and tries a new one", () => {
  const { container, rerender } = render(<Avatar name="Ada Byron" src="/old.webp" />, { wrapper: PlazaThemeProvider });
  const picture = () => container.querySelector('img');
  expect(picture()).toHaveAttribute('src', '/old.webp');
  fireEvent.error(picture() ?? container);
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent('AB');
  rerender(<Avatar name="Ada Byron" src="/new.webp" />);
  expect(picture()).toHaveAttribute('src', '/new.webp');
});
