import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';
import { clockDateTime } from '@plaza/ui/time';
import { useAdminBackGatewayConfigurationMutation } from './configuration-api';
import { ReasonDialog } from './reason-dialog';
import { reasonOf } from './version-labels';

/** What the user decided to roll back when they opened the dialog. */
export interface Rollback {
  /** The hash of the version that was active then: the registry refuses to roll back any other one. */
  readonly on: string;
  readonly to: ConfigurationVersion;
}

/** Names the version to which all gateways return, asks for the reason, and rolls back. */
export function RollbackDialog({ rollback: { on, to }, onClose }: { rollback: Rollback; onClose: () => void }) {
  const [back] = useAdminBackGatewayConfigurationMutation();
  return (
    <ReasonDialog
      title={`Roll back to version ${to.number}?`}
      description={`Every gateway returns to version ${to.number} of ${clockDateTime(to.at)}: “${reasonOf(to)}”`}
      submitLabel="Roll Back"
      save={(reason) => back({ on, reason })}
      onSaved={() => undefined}
      onClose={onClose}
    />
  );
}
