import { Badge, BellIcon, Button, styled } from '@plaza/ui';
import { LazyPart, lazyChunk, useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { askedOnOpening, useMarketsFiringsQuery } from './alerts-api';
import { useFiredAlerts } from './use-fired-alerts';

const AlertsDialog = lazyChunk<{ onClose: () => void }>(() => import('./alerts-dialog'));

/** Opens the alerts, and shows the number of unseen fired alerts. `brief` shows only a bell. */
export function AlertsButton({ brief }: { brief: boolean }) {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => setOpen(false);
  const { data: firings = [] } = useMarketsFiringsQuery(undefined, { ...askedOnOpening, skip: !user });
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
        {!brief && 'Alerts'}
        {unseen > 0 && (
          <Count data-corner={brief}>
            <Badge tone="info">{unseen}</Badge>
          </Count>
        )}
      </Button>
      {isOpen && (
        <LazyPart onFailure={handleClose}>
          <AlertsDialog onClose={handleClose} />
        </LazyPart>
      )}
    </>
  );
}

/** On a bell without text, the count is at its corner. */
const Count = styled.span`
  &[data-corner='true'] { position: absolute; top: -6px; right: -6px; }
`;
