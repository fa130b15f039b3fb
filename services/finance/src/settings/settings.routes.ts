import { financeCalls } from '@plaza/contracts/finance';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceParts } from '../parts';
import { settingsOf } from './settings';

export function settingsRoutes({ trust }: FinanceParts): Routes {
  return createRoutes(trust).on(financeCalls.settings, ({ caller }) => settingsOf(caller.id));
}
