import { render } from '@testing-library/react';
import { FigureText } from './figure-text';

const written = (figure: string) => render(<FigureText>{figure}</FigureText>).container.innerHTML;

it('breaks a figure only after its thousands separators', () => {
  expect(written('$999,999,999.00')).toBe('$999,<wbr>999,<wbr>999.00');
  expect(written('-CA$1,200.50')).toBe('-CA$1,<wbr>200.50');
});

it.each(['N/A', '7.7 months', 'Rent, food, 3 trips', ''])('does not change "%s"', (text) => {
  expect(written(text)).toBe(text);
});
