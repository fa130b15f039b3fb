import { Empty, GridIcon, PageHeader, Retry, Stack } from '@plaza/ui';
import { useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useState } from 'react';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { subTabHeaders } from '../sub-tab-headers';
import { AreaCard } from './area-card';
import { useAdminAreasQuery } from './areas-api';
import { AreasSkeleton } from './areas-skeleton';
import { ApproveDialog } from './dialogs/approve-dialog';
import { RemoveDialog } from './dialogs/remove-dialog';
import type { OpenDialog } from './open-dialog';

/** The areas of teams; those that wait for approval come first. */
export function AreaList() {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <Stack>
      <PageHeader level={2} {...subTabHeaders.areas} />
      <Areas onOpen={setDialog} />
      {dialog?.kind === 'approve' && <ApproveDialog area={dialog.area} onClose={close} />}
      {dialog?.kind === 'remove' && <RemoveDialog area={dialog.area} onClose={close} />}
    </Stack>
  );
}

function Areas({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  const query = useAdminAreasQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  useLiveEvent('areas.changed', () => void refetch());
  useMissedEvents(() => void refetch());
  if (!data && error) {
    return <Retry framed title="The areas could not be loaded" error={error} onRetry={refetch} loading={isFetching} />;
  }
  if (!data) return <AreasSkeleton />;
  const waiting = data.filter(({ state }) => state === 'waiting');
  const approved = data.filter(({ state }) => state === 'approved');
  if (waiting.length + approved.length === 0) {
    return (
      <>
        <StaleDataNotice what="areas" query={query} />
        <Empty
          framed
          icon={<GridIcon size={20} />}
          title="No team areas yet"
          text="A team’s first release of an area appears here for approval. Until then nobody can use it."
        />
      </>
    );
  }
  return (
    <>
      <StaleDataNotice what="areas" query={query} />
      {[...waiting, ...approved].map((area) => (
        <AreaCard key={area.area} area={area} onOpen={onOpen} />
      ))}
    </>
  );
}
