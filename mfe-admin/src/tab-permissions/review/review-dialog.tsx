import type { Role } from '@plaza/contracts/roles';
import type { TabId, TabPermissions } from '@plaza/contracts/tabs';
import { Button, Dialog, Stack } from '@plaza/ui';
import { useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { Notice } from '../../notices/notice';
import { useAdminPermissionImpactQuery } from '../api/tab-permissions-api';
import { instantOf, type Until, untilAtFirst, validateUntil } from '../state/until';
import { ReviewRole, type RoleChange } from './review-role';
import { UntilChoice } from './until-choice';

interface ReviewDialogProps {
  /** The roles with unsaved changes. */
  roles: readonly Role[];
  before: TabPermissions;
  after: TabPermissions;
  /** How long they are to apply, if the user has chosen it before. */
  until: Until | undefined;
  saving: boolean;
  onUntil: (until: Until) => void;
  onClose: () => void;
  /** @param until when the tabs are reverted automatically (ISO 8601) */
  onSave: (until: string | undefined) => Promise<void>;
}

/** Shows, before the unsaved changes are saved, which users they affect and how the dashboard will look. */
export function ReviewDialog({ roles, before, after, saving, onClose, onSave, ...choice }: ReviewDialogProps) {
  const [suggested] = useState(untilAtFirst);
  const { until = suggested, onUntil } = choice;
  const [error, setError] = useState<string>();
  const changes = roles.map((role): RoleChange => ({ role, before: before[role], after: after[role] }));

  const close = useWhileOpen(onClose);

  async function handleSubmit() {
    const found = validateUntil(until);
    setError(found);
    if (found || saving) return;
    await onSave(instantOf(until)).finally(close);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Review Changes"
      description="They take effect at once, in every open browser."
      onSubmit={() => void handleSubmit()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={saving}>
            Save Changes
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Impact changes={changes} />
        <UntilChoice
          until={until}
          error={error}
          onLeave={() => setError(validateUntil(until))}
          onUntil={(next) => {
            onUntil(next);
            setError(undefined);
          }}
        />
      </Stack>
    </Dialog>
  );
}

function Impact({ changes }: { changes: readonly RoleChange[] }) {
  const requested = Object.fromEntries(changes.map(({ role, after }) => [role, [...after]])) as Partial<
    Record<Role, TabId[]>
  >;
  const { currentData, isFetching, refetch } = useAdminPermissionImpactQuery(requested, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      {!currentData && !isFetching && (
        <Notice
          tone="attention"
          actions={
            <Button size="sm" onClick={refetch}>
              Retry
            </Button>
          }
        >
          The number of people affected could not be loaded. You can still save.
        </Notice>
      )}
      {changes.map((change) => (
        <ReviewRole
          key={change.role}
          change={change}
          impact={currentData?.roles.find(({ role }) => role === change.role)}
          loading={isFetching}
        />
      ))}
    </>
  );
}
