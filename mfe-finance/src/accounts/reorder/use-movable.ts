import { useSortable } from '@dnd-kit/sortable';
import type { Account } from '@plaza/contracts/finance/accounts';
import { type CSSProperties, use } from 'react';
import { ownerOf } from '../owner-groups';
import { MovingOwner } from './reorder-area';

/** What makes an account's row or card movable: a ref and a style for it, and what its handle needs. */
export function useMovable(account: Account) {
  const moving = use(MovingOwner);
  const sortable = useSortable({
    id: account.id,
    disabled: { droppable: moving !== undefined && moving !== ownerOf(account) },
  });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = sortable;
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  return { ref: setNodeRef, style, isDragging, handle: { ref: setActivatorNodeRef, ...attributes, ...listeners } };
}

export type MoveHandleProps = ReturnType<typeof useMovable>['handle'];
