import { toast, useAppDispatch, useLiveEvent } from '@plaza/web-kit';
import { alertInWords, firingInWords } from './alert-words';
import { alertsApi } from './alerts-api';

/** Tells of an alert the moment it fires. */
export function useFiredAlerts(): void {
  const dispatch = useAppDispatch();
  useLiveEvent('alert.fired', (firing) => {
    toast({ title: firingInWords(firing), description: `Your alert: ${alertInWords(firing)}` });
    dispatch(alertsApi.util.invalidateTags(['markets/alert', 'markets/firing']));
  });
}
