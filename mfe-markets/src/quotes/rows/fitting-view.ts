import { useMediaQuery } from '@plaza/ui';
import { useMemo } from 'react';
import type { ListView } from '../view/list-view';

/** Tablets, where names need two lines. */
export const narrowTable = '(max-width: 899.98px)';

/** The view with only the columns that fit, for the rows and for their skeleton. */
export function useFittingView<Row>(view: ListView<Row>): ListView<Row> {
  const isNarrow = useMediaQuery(narrowTable);
  return useMemo(
    () => (isNarrow ? { ...view, columns: view.columns.filter(({ wideOnly }) => !wideOnly) } : view),
    [isNarrow, view],
  );
}
