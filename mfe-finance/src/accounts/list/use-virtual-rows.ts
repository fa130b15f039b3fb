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

/** A line of the list: the heading of an owner, or one of that owner's accounts. */
export type Line = { readonly key: string; readonly group: OwnerGroup; readonly account?: Account };

/** A rendered line. `gap` is the height in pixels of the lines that are skipped above it. */
export interface VirtualRow {
  readonly line: Line;
  readonly index: number;
  readonly gap: number;
}

export interface VirtualRows {
  readonly rendered: readonly VirtualRow[];
  /** The height in pixels of the lines below the last rendered one. */
  readonly after: number;
  /** Ref callback for the element of each line, which has a `data-index`; undefined if heights do not matter. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  readonly handleFocus: (event: FocusEvent) => void;
}

/** Lists of up to this many lines are rendered in full, so that find in page and printing include every line. */
const maxWhole = 60;

/** The lines of all accounts: a heading for each owner, followed by the owner's accounts. */
export const linesOf = (groups: readonly OwnerGroup[]): Line[] =>
  groups.flatMap((group) => [
    { key: `owner ${group.owner}`, group },
    ...group.accounts.map((account) => ({ key: account.id, group, account })),
  ]);

/**
 * The lines to render of a list that scrolls inside a frame.
 * @param heightOf estimates the height in pixels of a line that is not measured yet
 */
export function useVirtualRowsInFrame(
  frame: RefObject<HTMLElement | null>,
  lines: readonly Line[],
  heightOf: (line: Line) => number,
): VirtualRows {
  const { options, handleFocus } = useNearOrPinned(lines, heightOf);
  // Without it the first render has no rows, and all of them come in one undivided pass after it.
  const [initialRect] = useState(() => ({ width: 0, height: window.innerHeight }));
  const virtualizer = useVirtualizer({ ...options, initialRect, getScrollElement: () => frame.current });
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
  // Runs after each render, as the content above the list may have changed its height.
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({ ...options, gap, scrollMargin });
  return { ...toVirtualRows(virtualizer, lines), handleFocus };
}

/**
 * Renders the lines near the viewport, their heading, the line that is being dragged and all lines that have had focus.
 */
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
    // Renders rows in a separate task after the scrolled frame; rendering within the scroll event would delay input.
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
  // A spacer is an element of the list too, so it has a gap on both sides.
  let next = scrollMargin;
  const rendered = virtualizer.getVirtualItems().flatMap(({ index, start, end }): VirtualRow[] => {
    const line = lines[index];
    const space = start - next;
    next = end + gap;
    return line ? [{ line, index, gap: Math.max(space - gap, 0) }] : [];
  });
  return { rendered, after: virtualizer.getTotalSize() + scrollMargin - next, measure: virtualizer.measureElement };
}
