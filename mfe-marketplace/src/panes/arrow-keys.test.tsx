import { fireEvent, render, screen } from '@testing-library/react';
import { moveByArrows, row } from './arrow-keys';

it('ignores an arrow that chooses among the words of an input method', () => {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the list of conversations
    <div onKeyDown={moveByArrows}>
      <input aria-label="Search" />
      <button type="button" {...row}>
        Ada
      </button>
    </div>,
  );
  const search = screen.getByRole('textbox', { name: 'Search' });
  search.focus();
  fireEvent.keyDown(search, { key: 'ArrowDown', isComposing: true });
  expect(search).toHaveFocus();
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(screen.getByRole('button', { name: 'Ada' })).toHaveFocus();
});
