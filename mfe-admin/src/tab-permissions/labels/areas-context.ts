import { createContext, use } from 'react';
import type { Areas } from './permission-labels';

/** The areas that are not built in, whose tabs roles can be given too. */
export const AreasContext = createContext<Areas>([]);

export const useAreas = (): Areas => use(AreasContext);
