import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Field } from './field';
import { PasswordInput } from './password-input';

it('shows and hides the typed password, and keeps it', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
    { wrapper: PlazaThemeProvider },
  );
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'orchid');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show Password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide Password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('orchid');
});
