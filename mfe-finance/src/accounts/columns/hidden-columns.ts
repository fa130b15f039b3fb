import { log, personalStorage, useUser } from '@plaza/web-kit';
import { useMemo, useState } from 'react';
import { type AccountColumn, type AccountColumnId, accountColumns, canBeHidden } from './account-columns';

const storage = personalStorage('plaza.hidden-account-columns');

/** The visible columns, and functions that show or hide one. The choice is stored in this browser. */
export function useShownColumns(): {
  columns: readonly AccountColumn[];
  toggle: (id: AccountColumnId) => void;
  showAll: () => void;
} {
  const userId = useUser()?.id ?? '';
  const [hidden, setHidden] = useState(() => readHidden(userId));
  // Memoized because every row receives this list.
  const columns = useMemo(() => accountColumns.filter(({ id }) => !hidden.includes(id)), [hidden]);

  function change(next: readonly AccountColumnId[]) {
    setHidden(next);
    storage.write(userId, JSON.stringify(next));
  }

  return {
    columns,
    toggle: (id) => change(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]),
    showAll: () => change([]),
  };
}

function readHidden(userId: string): readonly AccountColumnId[] {
  try {
    const stored: unknown = JSON.parse(storage.read(userId) ?? '[]');
    const ids = Array.isArray(stored) ? stored : [];
    return accountColumns.filter((column) => canBeHidden(column) && ids.includes(column.id)).map(({ id }) => id);
  } catch (error) {
    log.warn('the choice of columns could not be read', error);
    return [];
  }
}
