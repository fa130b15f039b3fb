import { use, useCallback, useEffect, useMemo, useRef } from 'react';
import { useStar } from '../../favourites/use-favourites';
import type { ListView } from '../view/list-view';
import { OpenInstrumentContext } from '../view/open-instrument';

/** The actions of a row's buttons; the functions are stable when rows change. */
export interface RowTools {
  readonly onStar: (rowKey: string, saved: boolean) => void;
  readonly onChart: (rowKey: string) => void;
  readonly onAlert: (rowKey: string) => void;
}

export function useRowTools<Row>(view: ListView<Row>, rows: readonly Row[]): RowTools {
  const star = useStar();
  const open = use(OpenInstrumentContext);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const find = useCallback((rowKey: string) => latest.current.find((row) => view.keyOf(row) === rowKey), [view]);
  return useMemo(() => {
    const opens = (as: 'chart' | 'alert') => (rowKey: string) => {
      const row = find(rowKey);
      if (row && view.instrumentOf) open({ instrument: view.instrumentOf(row), as });
    };
    return {
      onChart: opens('chart'),
      onAlert: opens('alert'),
      onStar(rowKey, saved) {
        const row = find(rowKey);
        if (!row) return;
        const { key, fields } = view.savedAs(row);
        star({ kind: view.kind, key, saved, fields });
      },
    };
  }, [view, find, open, star]);
}
