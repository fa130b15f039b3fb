import { useMediaQuery } from '@plaza/ui';
import { useMemo } from 'react';
import type { ListView } from '../view/list-view';

/** Tablets, on which names need two lines. */
export const narrowTable = '(max-width: 899.98px)';

/** The columns that a table has room for, its rows and what stands for them until they come alike. */
export function useFittingView<Row>(view: ListView<Row>): ListView<Row> {
  const isNarrow = useMediaQuery(narrowTable);
  return useMemo(
    () => (isNarrow ? { ...view, columns: view.columns.filter(({ wideOnly }) => !wideOnly) } : view),
    [isNarrow, view],
  );
}
