import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { createContext, type ReactNode, useState } from 'react';
import type { OwnerGroup } from '../values/owner-groups';
import { movedOrder, positionOf } from './moved-order';
import { instructions, useReorderAnnouncements } from './use-reorder-announcements';

interface ReorderAreaProps {
  groups: readonly OwnerGroup[];
  /** Receives the ids of all accounts in their new order. */
  onReorder: (accountIds: string[]) => void;
  /** How far one press of an arrow key moves: 25 px (one row of the table), or a whole place among the taller cards. */
  keyStep: 'pixels' | 'place';
  children: ReactNode;
}

/** The account that is being dragged, and its owner. It can only be moved among the accounts of that owner. */
export const MovingAccount = createContext<{ readonly id: string; readonly owner: string } | undefined>(undefined);

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const activationConstraint = { distance: 8 };

/** Lets users reorder the accounts inside it, by pointer and by keyboard. */
export function ReorderArea({ groups, onReorder, keyStep, children }: ReorderAreaProps) {
  const [moving, setMoving] = useState<{ id: string; owner: string }>();
  const announcements = useReorderAnnouncements(groups);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint }),
    useSensor(KeyboardSensor, keyStep === 'place' ? { coordinateGetter: sortableKeyboardCoordinates } : {}),
  );

  function handleDragStart({ active }: DragStartEvent) {
    const id = String(active.id);
    const owner = positionOf(groups, id)?.owner;
    if (owner !== undefined) setMoving({ id, owner });
  }

  function handleDragEnd({ active, over }: DragEndEvent) {
    setMoving(undefined);
    const order = over && movedOrder(groups, String(active.id), String(over.id));
    if (order) onReorder(order);
  }

  return (
    <DndContext
      id="accounts"
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={handleDragStart}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setMoving(undefined)}
    >
      <SortableContext
        items={groups.flatMap(({ accounts }) => accounts.map(({ id }) => id))}
        strategy={verticalListSortingStrategy}
      >
        <MovingAccount value={moving}>{children}</MovingAccount>
      </SortableContext>
    </DndContext>
  );
}
