import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { Panes } from './panes';

const panesOf = (isListAlone: boolean) => {
  renderInPlaza(
    <Panes list="List" content="Content" isListAlone={isListAlone} isOpen={false} onBack={() => undefined} />,
  );
  return screen.getByText('List').parentElement as HTMLElement;
};

it('has a pane for the list and one for what is chosen in it', () => {
  expect(panesOf(false).children).toHaveLength(2);
  expect(screen.getByText('Content')).toBeVisible();
});

it('leaves all the width to a list of which nothing can be chosen, and no height that it does not need', () => {
  const panes = panesOf(true);
  expect(panes.children).toHaveLength(1);
  expect(getComputedStyle(panes).height).toBe('');
});
