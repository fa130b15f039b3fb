import type { TabPermissionVersion } from '@plaza/contracts/identity/tab-permissions';
import { ClockIcon, ConfirmDialog, Dialog, Empty, Retry, styled } from '@plaza/ui';
import { clockDateTime } from '@plaza/ui/time';
import { useLiveEvent } from '@plaza/web-kit';
import { useState } from 'react';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { useAdminPermissionVersionsQuery } from '../api/tab-permissions-api';
import { nameRoles } from '../labels/permission-labels';
import { HistoryEntry } from './history-entry';
import { HistorySkeleton } from './history-skeleton';

interface HistoryDialogProps {
  onClose: () => void;
  saving: boolean;
  onUndo: (version: number) => Promise<void>;
}

/** The latest saves of tab permissions, each with an undo. */
export function HistoryDialog({ onClose, saving, onUndo }: HistoryDialogProps) {
  const [confirming, setConfirming] = useState<TabPermissionVersion>();
  async function handleConfirm() {
    if (confirming) await onUndo(confirming.version);
    // By now the dialog may ask about another save.
    setConfirming((now) => (now === confirming ? undefined : now));
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="History"
      description="The last 50 saves of tabs, the newest first."
    >
      <Versions onUndo={setConfirming} />
      <ConfirmDialog
        open={confirming !== undefined}
        onOpenChange={() => setConfirming(undefined)}
        title="Undo this save?"
        description={confirming ? consequence(confirming) : ''}
        confirmLabel="Undo"
        loading={saving}
        onConfirm={handleConfirm}
      />
    </Dialog>
  );
}

function Versions({ onUndo }: { onUndo: (entry: TabPermissionVersion) => void }) {
  const query = useAdminPermissionVersionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  useLiveEvent('permissions.changed', () => void refetch());
  if (error && !data) {
    return <Retry title="The history could not be loaded" error={error} onRetry={refetch} loading={isFetching} />;
  }
  if (!data) return <HistorySkeleton />;
  if (data.length === 0) {
    return (
      <>
        <StaleDataNotice what="saves" query={query} />
        <Empty icon={<ClockIcon size={20} />} title="No saves yet" text="Each saved change of tabs appears here." />
      </>
    );
  }
  return (
    <>
      <StaleDataNotice what="saves" query={query} />
      <List aria-label="Saves">
        {data.map((entry) => (
          <HistoryEntry key={entry.version} entry={entry} onUndo={() => onUndo(entry)} />
        ))}
      </List>
    </>
  );
}

/** An undo also removes later saves of the same roles, so the dialog has to say it. */
function consequence({ changes, at }: TabPermissionVersion): string {
  const names = nameRoles(changes.map(({ role }) => role));
  return `${names} will have the tabs from before ${clockDateTime(at)} again; later changes to them go too. It takes effect at once, and can be undone as well.`;
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
