import { settingsCalls } from '@plaza/contracts/finance/settings';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceParts } from '../parts';
import { changeSettings } from './change-settings';
import { settingsOf } from './settings';

export function settingsRoutes({ trust, marketRates }: FinanceParts): Routes {
  return createRoutes(trust)
    .on(settingsCalls.settings, ({ caller }) => settingsOf(caller.id))
    .on(settingsCalls.changeSettings, ({ caller, body }) => changeSettings(caller.id, body, marketRates));
}
