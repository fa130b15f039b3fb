import { createContext } from 'react';

/** Returns whether the surrounding content has unsaved input. */
export const UnsavedInputContext = createContext<() => boolean>(() => false);
