import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';
import { clockDateTime } from '@plaza/ui/time';
import { toast } from '@plaza/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { useAdminBackGatewayConfigurationMutation } from './configuration-api';
import { ReasonDialog } from './reason-dialog';
import { reasonOf } from './version-labels';

/** What the user decided to roll back when they opened the dialog. */
export interface Rollback {
  /** The version that was active then: the registry refuses to roll back any other document. */
  readonly from: Pick<ConfigurationVersion, 'number' | 'hash'>;
  readonly to: ConfigurationVersion;
}

interface RollbackDialogProps {
  rollback: Rollback;
  /** The number of the active version. */
  active: number;
  onClose: () => void;
}

/**
 * Names the version to which all gateways return, asks for the reason, and rolls back. Closes when another version
 * becomes active, as a rollback would then lead elsewhere, also if that version has the same document.
 */
export function RollbackDialog({ rollback: { from, to }, active, onClose }: RollbackDialogProps) {
  const [back, { isLoading, isSuccess }] = useAdminBackGatewayConfigurationMutation();
  // The event of the own rollback may arrive before its answer.
  const isOutdated = active !== from.number && !isLoading && !isSuccess;
  const abandon = useEffectEvent(() => {
    toast({
      title: `Version ${from.number} is no longer active`,
      description: `Version ${active} became active meanwhile. Look at it before you roll back.`,
    });
    onClose();
  });
  useEffect(() => {
    if (isOutdated) abandon();
  }, [isOutdated]);
  return (
    <ReasonDialog
      title={`Roll back to version ${to.number}?`}
      description={`Every gateway returns to version ${to.number} of ${clockDateTime(to.at)}: “${reasonOf(to)}”`}
      submitLabel="Roll Back"
      save={(reason) => back({ on: from.hash, reason })}
      onSaved={() => undefined}
      onClose={onClose}
    />
  );
}
