import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { SecondLine } from './list-texts';

it.each([
  ['Harbour Card', '4ch'],
  ['Household reserve of the family, kept for repairs, number 12', '20ch'],
])('reserves a third of the room that %s needs, and no more than a column has', (text, minWidth) => {
  renderInPlaza(<SecondLine>{text}</SecondLine>);
  expect(screen.getByText(text)).toHaveStyle({ minWidth });
});
