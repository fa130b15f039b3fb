import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { decimalText, NumberInput } from './number-input';
import { PlazaThemeProvider } from './plaza-theme-provider';

it.each([
  ['1,200.505', 2, false, '1200.50'],
  ['-12', 2, false, '12'],
  ['-12', 2, true, '-12'],
  ['1.2.3', 4, false, '1.23'],
  ['12.', 2, false, '12.'],
  ['12.9', 0, false, '12'],
  ['abc', 2, false, ''],
])('keeps of %j at %i decimals (negative: %s) %j', (typed, decimals, negative, kept) => {
  expect(decimalText(typed, decimals, negative)).toBe(kept);
});

function Balance() {
  const [value, setValue] = useState('');
  return (
    <Field label="Balance" hint="What it holds today.">
      <NumberInput value={value} onValueChange={setValue} suffix="CAD" />
    </Field>
  );
}

it('takes a number as text and reads out its hint and its unit', async () => {
  render(<Balance />, { wrapper: PlazaThemeProvider });
  const input = screen.getByRole('textbox', { name: 'Balance' });
  await userEvent.type(input, '12a.505');
  expect(input).toHaveValue('12.50');
  expect(input).toHaveAccessibleDescription('What it holds today. CAD');
});
