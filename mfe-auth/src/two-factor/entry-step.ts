import type { RefObject } from 'react';

/** A step with one thing to type. */
export interface EntryStepProps {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}
