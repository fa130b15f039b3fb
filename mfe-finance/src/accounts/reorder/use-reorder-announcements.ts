import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import type { OwnerGroup } from '../values/owner-groups';
import { positionOf } from './moved-order';

/** What screen readers announce at the handle. */
export const instructions: ScreenReaderInstructions = {
  draggable:
    'To move this account, press Space. Then the arrow keys move it among the accounts of its owner, Space puts it down, Escape leaves it where it was.',
};

/** What screen readers announce while an account moves. */
export function useReorderAnnouncements(groups: readonly OwnerGroup[]): Announcements {
  // A lifted account is over its own place at first. Announcing this would interrupt the announcement of the pick-up.
  const justLifted = useRef(false);
  const accounts = groups.flatMap((group) => group.accounts);
  const nameOf = (id: UniqueIdentifier) => accounts.find((account) => account.id === id)?.name ?? 'The account';
  const placeOf = (id: UniqueIdentifier) => {
    const position = positionOf(groups, String(id));
    return position ? `position ${position.place} of ${position.of}` : 'no position';
  };
  return {
    onDragStart: ({ active }) => {
      justLifted.current = true;
      return `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      const isStart = justLifted.current;
      justLifted.current = false;
      return isStart || !over ? undefined : `${nameOf(active.id)} is over ${placeOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} was put down at ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays at ${placeOf(active.id)}.`,
  };
}
