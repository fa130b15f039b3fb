import type { Booking, BookingAction } from '@plaza/contracts/marketplace/bookings';
import { createContext, use } from 'react';

/** The dialogs of actions that need input, with the actions of which a booking must permit at least one. */
export const dialogActions = {
  complete: ['complete'],
  cancel: ['cancel'],
  review: ['review'],
  assign: ['assign', 'reassign'],
} as const satisfies Record<string, readonly BookingAction[]>;

export type DialogKind = keyof typeof dialogActions;

export interface OpenDialog {
  readonly kind: DialogKind;
  /** As it was when the dialog was opened. */
  readonly booking: Booking;
}

export const OpenDialogContext = createContext<((dialog: OpenDialog) => void) | undefined>(undefined);

/** @returns a stable function that opens the dialog of an action */
export function useOpenDialog(): (dialog: OpenDialog) => void {
  const open = use(OpenDialogContext);
  if (!open) throw new Error('The actions of a booking are rendered outside of BookingDialogs.');
  return open;
}
