import { financeCalls } from '@plaza/contracts/finance';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { settingsOf } from './settings';

export function settingsRoutes(trust: Trust): Routes {
  return createRoutes(trust).on(financeCalls.settings, ({ caller }) => settingsOf(caller.id));
}
