import type { RefObject } from 'react';

/** A step with one thing to type. */
export interface EntryStepProps {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}
