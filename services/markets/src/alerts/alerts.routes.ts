import { alertCalls } from '@plaza/contracts/markets/alerts';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Quotes } from '../quote-lists/quotes';
import type { AlertEvaluator } from './alert-evaluator';
import { addAlert, listAlerts, listFirings, markFiringsSeen, removeAlert } from './alerts';

export function alertRoutes(trust: Trust, quotes: Quotes, evaluator: AlertEvaluator): Routes {
  return createRoutes(trust)
    .on(alertCalls.alerts, ({ caller }) => listAlerts(caller.id))
    .on(alertCalls.addAlert, async ({ caller, body }) => {
      const alert = await addAlert(caller.id, body, quotes);
      evaluator.invalidate();
      return alert;
    })
    .on(alertCalls.removeAlert, ({ caller, params }) => removeAlert(caller.id, params.id))
    .on(alertCalls.firings, ({ caller }) => listFirings(caller.id))
    .on(alertCalls.seeFirings, ({ caller }) => markFiringsSeen(caller.id));
}
