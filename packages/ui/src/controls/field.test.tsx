import { render, screen } from '@testing-library/react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Field } from './field';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextInput } from './text-input';

const currencies = [{ value: 'CAD', label: 'Canadian dollar' }];

it.each([
  ['textbox', <TextInput key="input" />],
  ['textbox', <TextArea key="area" />],
  ['combobox', <Select key="select" value="" onValueChange={jest.fn()} options={currencies} />],
])('names and describes the %s inside it', (role, control) => {
  render(
    <Field label="Lender" hint="Who gave it." required>
      {control}
    </Field>,
    { wrapper: PlazaThemeProvider },
  );
  const found = screen.getByRole(role, { name: 'Lender' });
  expect(found).toHaveAccessibleDescription('Who gave it.');
  expect(found).toBeRequired();
  expect(found).toBeValid();
});

it('shows the error in place of the hint and marks the control invalid', () => {
  render(
    <Field label="Lender" hint="Who gave it." error="Lender is required">
      <TextInput />
    </Field>,
    { wrapper: PlazaThemeProvider },
  );
  const input = screen.getByRole('textbox', { name: 'Lender' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Lender is required');
  expect(screen.queryByText('Who gave it.')).not.toBeInTheDocument();
});

it('leaves a control without a note undescribed', () => {
  render(
    <Field label="Lender">
      <TextInput />
    </Field>,
    { wrapper: PlazaThemeProvider },
  );
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});
