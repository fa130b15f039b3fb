import { createContext } from 'react';
import type { Instrument } from './list-view';

export interface OpenedInstrument {
  readonly instrument: Instrument;
  /** The dialog to open. */
  readonly as: 'chart' | 'alert';
}

/** Opens a dialog for an instrument; used by rows. */
export const OpenInstrumentContext = createContext<(opened: OpenedInstrument) => void>(() => undefined);
