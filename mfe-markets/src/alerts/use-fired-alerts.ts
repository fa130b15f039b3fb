import { toast, useAppDispatch, useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { alertCondition, firingLabel } from './alert-labels';
import { alertsApi } from './alerts-api';

/**
 * Shows a toast when an alert fires, in place of the shell's, and fetches alerts that may have fired while events were
 * interrupted.
 */
export function useFiredAlerts(): void {
  const dispatch = useAppDispatch();
  const fetchAgain = () => {
    dispatch(alertsApi.util.invalidateTags(['markets/alert', 'markets/firing']));
  };
  useLiveEvent('alert.fired', (firing) => {
    toast({ title: firingLabel(firing), description: `Your alert: ${alertCondition(firing)}` });
    fetchAgain();
  });
  useMissedEvents(fetchAgain);
}
