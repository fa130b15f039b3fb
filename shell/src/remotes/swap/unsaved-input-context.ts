import { createContext } from 'react';

/** Whether somebody has typed something that is not saved into the place around. */
export const UnsavedInputContext = createContext<() => boolean>(() => false);
