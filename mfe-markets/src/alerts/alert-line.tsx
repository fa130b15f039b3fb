import type { Alert } from '@plaza/contracts/markets/alerts';
import { IconButton, styled, TrashIcon } from '@plaza/ui';
import { serverMessage, toast, undo } from '@plaza/web-kit';
import type { ReactNode } from 'react';
import { alertCondition, alertLabel } from './alert-labels';
import { useMarketsAddAlertMutation, useMarketsRemoveAlertMutation } from './alerts-api';

interface AlertLineProps {
  readonly alert: Alert;
  /** Shown before the label if the list has alerts of several instruments. */
  readonly name?: ReactNode;
}

/** An alert with a button that removes it. */
export function AlertLine({ alert, name }: AlertLineProps) {
  const [remove, { isLoading }] = useMarketsRemoveAlertMutation();
  const [add] = useMarketsAddAlertMutation();
  const condition = alertCondition(alert);
  const handleRemove = async () => {
    const { error } = await remove({ id: alert.id });
    if (error) return notifyFailure('The alert could not be removed', error);
    toast({ title: 'Alert removed', variant: 'success', action: undo(setAgain) });
  };
  const setAgain = async () => {
    const { kind, key, direction, threshold } = alert;
    const { error } = await add({ body: { kind, key, direction, threshold } });
    if (error) notifyFailure('The alert could not be set again', error);
  };
  return (
    <Line>
      <span>
        {name ? (
          <>
            <strong>{name}</strong> {condition}
          </>
        ) : (
          alertLabel(alert)
        )}
        {!alert.armed && <small>Waits until the price is back on the other side</small>}
      </span>
      <IconButton
        size="sm"
        label={`Remove Alert: ${alert.name} ${condition}`}
        loading={isLoading}
        onClick={handleRemove}
      >
        <TrashIcon />
      </IconButton>
    </Line>
  );
}

function notifyFailure(title: string, error: unknown): void {
  toast({ title, description: serverMessage(error, 'Please try again.'), variant: 'error' });
}

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]};
  min-height: 44px;
  padding-block: ${({ theme }) => theme.space[8]};
  font-variant-numeric: tabular-nums;
  &:not(:first-child) { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  strong { font-weight: ${({ theme }) => theme.weight.strong}; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
`;
