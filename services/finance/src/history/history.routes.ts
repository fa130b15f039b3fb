import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceParts } from '../parts';

export function historyRoutes({ trust }: FinanceParts): Routes {
  return createRoutes(trust);
}
