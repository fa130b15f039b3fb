import type { AdminUser, Deletion } from '@plaza/contracts/identity/user-administration';
import { Button, CheckIcon, ClockIcon, Dialog, Row, styled } from '@plaza/ui';
import { useState } from 'react';
import { fullName } from '../../names/full-name';
import { useAdminDeletionQuery } from '../api/users-api';

const pollMs = 1000;

interface DeletionProgressDialogProps {
  user: AdminUser;
  /** The progress at the time when the server accepted the deletion. */
  begun: Deletion;
  onClose: () => void;
}

/**
 * Shows the progress of a deletion until all services have confirmed it. Closing the dialog does not stop the deletion.
 */
export function DeletionProgressDialog({ user, begun, onClose }: DeletionProgressDialogProps) {
  const deletion = useDeletion(begun);
  const services = [...deletion.confirmed, ...deletion.awaiting].sort();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={deletion.complete ? `${fullName(user)} is deleted` : `Deleting ${fullName(user)}`}
      description={
        deletion.complete
          ? 'Nothing of theirs is kept any more.'
          : 'The account is gone. What belonged to it goes now, also with this window closed.'
      }
      footer={<Button onClick={onClose}>{deletion.complete ? 'Done' : 'Close'}</Button>}
    >
      <Services aria-label="Progress" aria-live="polite">
        {services.map((service) => {
          const isRemoved = deletion.confirmed.includes(service);
          return (
            <li key={service}>
              <span>{nameService(service)}</span>
              <State $removed={isRemoved}>
                {isRemoved ? <CheckIcon /> : <ClockIcon />}
                {isRemoved ? 'Removed' : waitingFor(deletion.left?.[service])}
              </State>
            </li>
          );
        })}
      </Services>
    </Dialog>
  );
}

/** Polls every second until all services have confirmed. */
function useDeletion(begun: Deletion): Deletion {
  const [isComplete, setIsComplete] = useState(begun.complete);
  const { data = begun } = useAdminDeletionQuery(
    { id: begun.userId },
    {
      pollingInterval: isComplete ? 0 : pollMs,
      skip: begun.complete,
      refetchOnMountOrArgChange: true,
    },
  );
  if (data.complete && !isComplete) setIsComplete(true);
  return data;
}

const names: Readonly<Record<string, string>> = {
  identity: 'Account and profile',
  finance: 'Finances',
  markets: 'Markets and favorites',
  marketplace: 'Bookings, messages and places',
  registry: 'Teams and releases',
};

/** How much is left, if the service has reported it. */
const waitingFor = (left: number | undefined) => (left === undefined ? 'Waiting' : `${left.toLocaleString('en')} left`);

const nameService = (service: string) => names[service] ?? service;

const Services = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[16]};
    min-height: 40px;
  }
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

const State = styled(Row)<{ $removed: boolean }>`
  color: ${({ theme, $removed }) => ($removed ? theme.color.good.text : theme.color.muted)};
`;
