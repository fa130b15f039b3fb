import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { Panes } from './panes';

const panesOf = (isListAlone: boolean) => {
  renderInPlaza(
    <Panes list="List" content="Content" isListAlone={isListAlone} isOpen={false} onBack={() => undefined} />,
  );
  return screen.getByText('List').parentElement?.children.length;
};

it('has a pane for the list and one for what is chosen in it', () => {
  expect(panesOf(false)).toBe(2);
  expect(screen.getByText('Content')).toBeVisible();
});

it('leaves all the room to a list of which nothing can be chosen', () => {
  expect(panesOf(true)).toBe(1);
});
