import type { Ref } from 'react';

/** The props of a form in the details of a booking. */
export interface InputProps {
  readonly bookingId: string;
  /** Receives the function that discards the input, which is otherwise kept while the form is off the page. */
  readonly discardRef: Ref<() => void>;
}
