import { useSortable } from '@dnd-kit/sortable';
import type { Account } from '@plaza/contracts/finance/accounts';
import { type CSSProperties, use, useCallback } from 'react';
import { ownerOf } from '../values/owner-groups';
import { MovingAccount } from './reorder-area';

/**
 * Makes the row or card of an account draggable: its ref and style, and the props of its handle.
 * @param alsoRef receives the element as well
 */
export function useMovable(account: Account, alsoRef?: (element: HTMLElement | null) => void) {
  const moving = use(MovingAccount);
  const sortable = useSortable({
    id: account.id,
    disabled: { droppable: moving !== undefined && moving.owner !== ownerOf(account) },
  });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = sortable;
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      alsoRef?.(element);
    },
    [setNodeRef, alsoRef],
  );
  return { ref, style, isDragging, handle: { ref: setActivatorNodeRef, ...attributes, ...listeners } };
}
