import { toast, useAppDispatch, useLiveEvent } from '@plaza/web-kit';
import { alertCondition, firingLabel } from './alert-labels';
import { alertsApi } from './alerts-api';

/** Shows a toast as soon as an alert fires. */
export function useFiredAlerts(): void {
  const dispatch = useAppDispatch();
  useLiveEvent('alert.fired', (firing) => {
    toast({ title: firingLabel(firing), description: `Your alert: ${alertCondition(firing)}` });
    dispatch(alertsApi.util.invalidateTags(['markets/alert', 'markets/firing']));
  });
}
