import { render, screen } from '@testing-library/react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { TableSkeleton } from './table-skeleton';

afterEach(() => jest.restoreAllMocks());

function showAt(width: number) {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const isNarrow = width <= Number(/max-width: ([\d.]+)px/.exec(media)?.[1] ?? 0);
    return Object.assign(matchMedia(media), { matches: isNarrow });
  });
  render(<TableSkeleton rows={3} columns={4} />, { wrapper: PlazaThemeProvider });
  return screen.getByRole('status', { name: '' });
}

it('has the rows of a table with its header and equal columns', () => {
  const frame = showAt(1280);
  const rows = frame.querySelectorAll(':scope > div');
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(row.children).toHaveLength(4);
});

it('has the cards of a table on a narrow screen: a name, and a line per other value', () => {
  const frame = showAt(390);
  const cards = frame.querySelectorAll(':scope > div');
  expect(cards).toHaveLength(3);
  for (const card of cards) expect(card.querySelectorAll(':scope > span > span[class]')).toHaveLength(4);
  expect(frame).toHaveTextContent('Loading');
});
