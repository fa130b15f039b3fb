import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { createContext, use } from 'react';
import type { Assign } from './use-board';

/** What every part of the board goes by. */
export interface BoardContext {
  readonly board: DispatchBoard;
  readonly timeZone: string;
  /** Administrators give jobs to contractors, and never to nobody. */
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

/** The job that is being dragged. */
export const DraggedBookingContext = createContext<Booking | undefined>(undefined);
