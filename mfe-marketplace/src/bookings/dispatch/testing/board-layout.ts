import { screen } from '@testing-library/react';
import { unassigned } from './board-screen';

const rowHeight = 100;

/** The bottom of the visible part of the rows' scroll container, in pixels from the top of the page. */
let hiddenTo = rowHeight;

export function hideRowsAbove(top: number): void {
  hiddenTo = top;
}

/**
 * Simulates a layout, which jsdom lacks, in each test of a file: the unassigned column and the rows, 100 px each, from
 * the top of the page.
 */
export function layOutBoard(): void {
  beforeEach(() => {
    hiddenTo = rowHeight;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(rectOf);
  });
  afterEach(() => jest.restoreAllMocks());
}

function rectOf(this: HTMLElement): DOMRect {
  const rows = screen.queryAllByRole('group').filter((group) => group.tabIndex < 0);
  const places = [unassigned(), ...rows];
  if (this.getAttribute('aria-label') === 'People and their day') return new DOMRect(0, hiddenTo, 1000, 1000);
  if (places.includes(this)) return new DOMRect(0, places.indexOf(this) * rowHeight, 1000, rowHeight);
  const carried = this.closest<HTMLElement>('[style*="fixed"]');
  const within = places.findIndex((place) => place.contains(this));
  const top = carried ? Number.parseFloat(carried.style.top) : Math.max(0, within) * rowHeight + 10;
  return new DOMRect(10, top, 100, 40);
}
