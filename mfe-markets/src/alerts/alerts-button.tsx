import { Badge, BellIcon, Button } from '@plaza/ui';
import { lazyChunk, useUser } from '@plaza/web-kit';
import { Suspense, useState } from 'react';
import { useMarketsFiringsQuery } from './alerts-api';
import { useFiredAlerts } from './use-fired-alerts';

const AlertsDialog = lazyChunk<{ onClose: () => void }>(() => import('./alerts-dialog'));

/** Opens the alerts; counts those that fired and were not seen yet. */
export function AlertsButton() {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const { data: firings = [] } = useMarketsFiringsQuery(undefined, { skip: !user });
  useFiredAlerts();
  const unseen = firings.filter(({ seen }) => !seen).length;
  if (!user) return null;
  return (
    <>
      <Button
        icon={<BellIcon />}
        aria-label={unseen > 0 ? `Alerts, ${unseen} new` : 'Alerts'}
        onClick={() => setOpen(true)}
      >
        Alerts
        {unseen > 0 && <Badge tone="info">{unseen}</Badge>}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AlertsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
