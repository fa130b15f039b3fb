import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { createContext, use } from 'react';
import type { Give } from './use-board';

/** What every part of the board goes by. */
export interface BoardInView {
  readonly board: DispatchBoard;
  readonly timeZone: string;
  /** Administrators give jobs to contractors, and never to nobody. */
  readonly isAdmin: boolean;
  readonly give: Give;
  readonly onDay: (day: string) => void;
}

export const BoardInView = createContext<BoardInView | undefined>(undefined);

export function useBoardInView(): BoardInView {
  const view = use(BoardInView);
  if (!view) throw new Error('A part of the board stands outside of it.');
  return view;
}

/** The job that is being dragged. */
export const MovingJob = createContext<Booking | undefined>(undefined);
