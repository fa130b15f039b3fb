import { createContext } from 'react';
import type { Instrument } from './list-view';

export interface OpenedInstrument {
  readonly instrument: Instrument;
  /** Which dialog of it. */
  readonly as: 'chart' | 'alert';
}

/** How a row opens a dialog of its instrument. */
export const OpenInstrumentContext = createContext<(opened: OpenedInstrument) => void>(() => undefined);
