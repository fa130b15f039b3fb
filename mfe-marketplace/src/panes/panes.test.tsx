import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { Panes } from './panes';

const panesWith = (content: 'Content' | null | false) => {
  renderInPlaza(<Panes list="List" content={content} isOpen={false} onBack={() => undefined} />);
  return screen.getByText('List').parentElement?.children.length;
};

it('has a pane for the list and one for what is chosen in it', () => {
  expect(panesWith('Content')).toBe(2);
  expect(screen.getByText('Content')).toBeVisible();
});

it('keeps both while it is not known what can be chosen', () => {
  expect(panesWith(false)).toBe(2);
});

it('leaves all the room to a list of which nothing can be chosen', () => {
  expect(panesWith(null)).toBe(1);
});
