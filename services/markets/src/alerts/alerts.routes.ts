import { alertCalls } from '@plaza/contracts/markets/alerts';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Market } from '../market';
import type { AlertJudge } from './alert-judge';
import { addAlert, listAlerts, listFirings, removeAlert, seeFirings } from './alerts';

export function alertRoutes(trust: Trust, market: Market, judge: AlertJudge): Routes {
  return createRoutes(trust)
    .on(alertCalls.alerts, ({ caller }) => listAlerts(caller.id))
    .on(alertCalls.addAlert, async ({ caller, body }) => {
      const alert = await addAlert(caller.id, body, market);
      judge.readAnew();
      return alert;
    })
    .on(alertCalls.removeAlert, ({ caller, params }) => removeAlert(caller.id, params.id))
    .on(alertCalls.firings, ({ caller }) => listFirings(caller.id))
    .on(alertCalls.seeFirings, ({ caller }) => seeFirings(caller.id));
}
