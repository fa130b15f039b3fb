import type { Account } from '@plaza/contracts/finance/accounts';
import { useMediaQuery } from '@plaza/ui';
import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { MovingAccount } from '../reorder/reorder-area';
import type { OwnerGroup } from '../values/owner-groups';

/** A line of the list: the heading of an owner's accounts, or one of these. */
export type Line = { readonly key: string; readonly group: OwnerGroup; readonly account?: Account };

/** A line that is rendered; `gap` is the height in pixels of the lines above it that are not. */
export interface VirtualRow {
  readonly line: Line;
  readonly index: number;
  readonly gap: number;
}

interface VirtualRows {
  readonly rendered: readonly VirtualRow[];
  /** The height in pixels of the lines below the last rendered one. */
  readonly after: number;
  /** Gets the element of each line, with its `data-index`; undefined where nothing depends on heights. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  readonly handleFocus: (event: FocusEvent) => void;
}

/** Lists of up to so many lines are rendered whole, so that find in page and print have everything. */
const maxWhole = 60;

/** All accounts, each owner's under a heading. */
export const linesOf = (groups: readonly OwnerGroup[]): Line[] =>
  groups.flatMap((group) => [
    { key: `owner ${group.owner}`, group },
    ...group.accounts.map((account) => ({ key: account.id, group, account })),
  ]);

/**
 * The lines to render of a list that scrolls in a frame.
 * @param heightOf the estimated height in pixels of a line that was not measured yet
 */
export function useVirtualRowsInFrame(
  frame: RefObject<HTMLElement | null>,
  lines: readonly Line[],
  heightOf: (line: Line) => number,
): VirtualRows {
  const { options, handleFocus } = useNearOrPinned(lines, heightOf);
  const virtualizer = useVirtualizer({ ...options, getScrollElement: () => frame.current });
  return { ...toVirtualRows(virtualizer, lines), handleFocus };
}

/**
 * The same for a list that scrolls with the page.
 * @param gap pixels between two lines
 */
export function useVirtualRowsOnPage(
  list: RefObject<HTMLElement | null>,
  lines: readonly Line[],
  { heightOf, gap }: { heightOf: (line: Line) => number; gap: number },
): VirtualRows {
  const { options, handleFocus } = useNearOrPinned(lines, heightOf);
  const [scrollMargin, setScrollMargin] = useState(0);
  // After each render, as the content above the list may have grown.
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({ ...options, gap, scrollMargin });
  return { ...toVirtualRows(virtualizer, lines), handleFocus };
}

/** Renders the lines near the viewport, their heading, the line that is being moved and those that had the focus. */
function useNearOrPinned(lines: readonly Line[], heightOf: (line: Line) => number) {
  const moving = use(MovingAccount);
  const touched = useRef(new Set<string>());
  const isPrinted = useMediaQuery('print');

  function rangeExtractor(range: Range): number[] {
    const pinned = lines.flatMap(({ key }, index) => (key === moving?.id || touched.current.has(key) ? [index] : []));
    const heading = lines.findLastIndex(({ account }, index) => !account && index <= range.startIndex);
    const all = new Set([...defaultRangeExtractor(range), ...pinned, Math.max(heading, 0)]);
    return [...all].sort((one, other) => one - other);
  }

  function handleFocus({ target }: FocusEvent) {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    const line = index && lines[Number(index)];
    if (line) touched.current.add(line.key);
  }

  const options = {
    count: lines.length,
    enabled: lines.length > maxWhole && !isPrinted,
    estimateSize: (index: number) => heightOf(lines[index] as Line),
    getItemKey: (index: number) => lines[index]?.key ?? index,
    rangeExtractor,
    overscan: 8,
    // Rows are rendered after the frame that was scrolled, in a task of their own: with it they would hold up an input.
    useFlushSync: false,
  };
  return { options, handleFocus };
}

function toVirtualRows<Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, Element>,
  lines: readonly Line[],
): Omit<VirtualRows, 'handleFocus'> {
  const { enabled, gap, scrollMargin } = virtualizer.options;
  if (!enabled)
    return { rendered: lines.map((line, index) => ({ line, index, gap: 0 })), after: 0, measure: undefined };
  // A space is an element among the lines, so there is a gap on both sides of it.
  let next = scrollMargin;
  const rendered = virtualizer.getVirtualItems().flatMap(({ index, start, end }): VirtualRow[] => {
    const line = lines[index];
    const space = start - next;
    next = end + gap;
    return line ? [{ line, index, gap: Math.max(space - gap, 0) }] : [];
  });
  return { rendered, after: virtualizer.getTotalSize() + scrollMargin - next, measure: virtualizer.measureElement };
}
