import { settingsCalls } from '@plaza/contracts/finance/settings';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceDependencies } from '../dependencies';
import { changeSettings } from './change-settings';
import { readSettings } from './records/read-settings';

export function settingsRoutes({ trust, marketRates }: FinanceDependencies): Routes {
  return createRoutes(trust)
    .on(settingsCalls.settings, ({ caller }) => readSettings(caller.id))
    .on(settingsCalls.changeSettings, ({ caller, body }) => changeSettings(caller.id, body, marketRates));
}
