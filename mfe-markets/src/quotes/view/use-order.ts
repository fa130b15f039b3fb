import { compareValues } from '@plaza/ui';
import { useSearchText } from '@plaza/web-kit/router';
import { type RefObject, useDeferredValue, useMemo, useState } from 'react';
import type { ListView, QuoteSort } from './list-view';
import { useCalmMoments } from './use-calm-moments';

/** The keys of the rows in sorted order; the given order without a sort. */
function keysIn<Row>(rows: readonly Row[], { keyOf, columns }: ListView<Row>, sort: QuoteSort | undefined): string[] {
  const sortBy = columns.find(({ id }) => id === sort?.id)?.sortBy;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const sorted = sortBy ? rows.toSorted((one, other) => sign * compareValues(sortBy(one), sortBy(other))) : rows;
  return sorted.map(keyOf);
}

/**
 * The sort in the URL, or else the list's default, and a function that changes it; each change adds one entry to the
 * browser history.
 */
function useSort<Row>({ columns, orders }: ListView<Row>) {
  const [text, setText] = useSearchText('sort');
  const standard = orders[0].sort;
  const sort = useMemo(() => {
    const [id = '', direction] = text.split('.');
    const isSortable = columns.some((column) => column.id === id && column.sortBy);
    const isKnown = direction === 'ascending' || direction === 'descending';
    return isSortable && isKnown ? { id, direction } : standard;
  }, [text, columns, standard]) satisfies QuoteSort | undefined;
  const setSort = (next: QuoteSort | undefined) => {
    const isStandard = next?.id === standard?.id && next?.direction === standard?.direction;
    setText(next && !isStandard ? `${next.id}.${next.direction}` : '');
  };
  return { sort, setSort };
}

/**
 * The rows in the chosen order. They are sorted when the order changes and when they are fetched. Pushed prices trigger
 * sorting only while nobody interacts with the list, so that no row moves away from under the pointer.
 * @param stamp changes whenever the rows are fetched
 */
export function useOrder<Row>(
  view: ListView<Row>,
  rows: readonly Row[],
  stamp: unknown,
  place: RefObject<HTMLElement | null>,
) {
  const { sort: chosen, setSort } = useSort(view);
  const sort = useDeferredValue(chosen); // the header responds at once; the rows follow between inputs
  const [cached, setCached] = useState(() => ({ stamp, sort, keys: keysIn(rows, view, sort) }));
  let order = cached;
  if (cached.stamp !== stamp || cached.sort !== sort) {
    order = { stamp, sort, keys: keysIn(rows, view, sort) };
    setCached(order);
  }
  useCalmMoments(place, () => {
    const keys = keysIn(rows, view, sort);
    if (keys.some((key, index) => key !== cached.keys[index])) setCached({ stamp, sort, keys });
  });
  const byKey = new Map(rows.map((row) => [view.keyOf(row), row]));
  return { sorted: order.keys.flatMap((key) => byKey.get(key) ?? []), sort: chosen, setSort };
}
