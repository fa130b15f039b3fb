import { createContext, use } from 'react';
import type { Areas } from './permission-labels';

/** The areas that are not built in; roles can be given their tabs as well. */
export const AreasContext = createContext<Areas>([]);

export const useAreas = (): Areas => use(AreasContext);
