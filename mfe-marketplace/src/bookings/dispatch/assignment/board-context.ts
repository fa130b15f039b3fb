import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { createContext, use } from 'react';
import type { Assign } from './use-board';

/** The state that all components of the board share. */
export interface BoardContext {
  readonly board: DispatchBoard;
  readonly timeZone: string;
  /** Administrators assign bookings to contractors, and cannot unassign them. */
  readonly isAdmin: boolean;
  readonly assign: Assign;
  readonly onDay: (day: string) => void;
}

export const BoardContext = createContext<BoardContext | undefined>(undefined);

export function useBoardContext(): BoardContext {
  const view = use(BoardContext);
  if (!view) throw new Error('A part of the board stands outside of it.');
  return view;
}

/** The booking that is being dragged. */
export const DraggedBookingContext = createContext<Booking | undefined>(undefined);
