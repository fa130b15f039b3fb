import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Field } from './field';
import { NumberInput } from './number-input';

const readers = jest.spyOn(navigator, 'language', 'get');
beforeEach(() => readers.mockReturnValue('en-US'));

function Balance({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Field label="Balance" hint="What it holds today.">
        <NumberInput value={value} onValueChange={setValue} suffix="CAD" />
      </Field>
      <output>{value}</output>
      <button type="button" onClick={() => setValue('64250.125')}>
        Fill in
      </button>
    </>
  );
}

function open(first?: string) {
  render(<Balance {...(first === undefined ? {} : { first })} />, { wrapper: PlazaThemeProvider });
  return { input: screen.getByRole('textbox', { name: 'Balance' }), value: screen.getByRole('status') };
}

it.each([
  ['en-US', '1,200.50', '1200.50'],
  ['en-US', 'CA$1,200.50', '1200.50'],
  ['en-US', '-12', '-12'],
  ['en-US', '12.', '12'],
  ['de-DE', '12,50', '12.50'],
  ['de-DE', '1.200,50', '1200.50'],
  ['fr-FR', '1 200,50', '1200.50'],
])('in the locale %s, keeps %j as typed and reports %s', async (locale, typed, read) => {
  readers.mockReturnValue(locale);
  const { input, value } = open();
  await userEvent.type(input, typed);
  expect(input).toHaveValue(typed);
  expect(value).toHaveTextContent(read);
});

it.each([['12,50'], ['1.200,50'], ['1e3'], ['12a.505'], ['€5']])(
  'in American English, keeps %j as typed, and reports it for the form to reject',
  async (typed) => {
    const { input, value } = open();
    await userEvent.type(input, typed);
    expect(input).toHaveValue(typed);
    expect(value).toHaveTextContent(typed);
  },
);

it('shows a number set from outside with the decimal sign of the locale, also over typed text', async () => {
  readers.mockReturnValue('de-DE');
  const { input, value } = open('1200.5');
  expect(input).toHaveValue('1200,5');
  await userEvent.type(input, '0');
  expect(value).toHaveTextContent('1200.50');
  await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(input).toHaveValue('64250,125');
});

it('is empty after it is cleared', async () => {
  const { input, value } = open('5');
  await userEvent.clear(input);
  await userEvent.type(input, ' ');
  expect(value).toBeEmptyDOMElement();
});

it('shows a numeric keyboard, and is described by its hint and its unit', () => {
  const { input } = open();
  expect(input).toHaveAttribute('inputmode', 'decimal');
  expect(input).toHaveAccessibleDescription('What it holds today. CAD');
});

it('shows a keyboard with a minus sign for numbers that may be negative', () => {
  render(<NumberInput signed aria-label="Balance" value="-12" onValueChange={jest.fn()} />, {
    wrapper: PlazaThemeProvider,
  });
  expect(screen.getByRole('textbox', { name: 'Balance' })).toHaveAttribute('inputmode', 'text');
});
