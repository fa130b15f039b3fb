import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { Panes } from './panes';

const panesOf = (isListAlone: boolean) => {
  renderInPlaza(
    <Panes list="List" content="Content" isListAlone={isListAlone} isOpen={false} onBack={() => undefined} />,
  );
  return screen.getByText('List').parentElement as HTMLElement;
};

it('has a pane for the list and one for the selected entry', () => {
  expect(panesOf(false).children).toHaveLength(2);
  expect(screen.getByText('Content')).toBeVisible();
});

it('gives a list without selection the full width, and only the height that it needs', () => {
  const panes = panesOf(true);
  expect(panes.children).toHaveLength(1);
  expect(getComputedStyle(panes).height).toBe('');
});
