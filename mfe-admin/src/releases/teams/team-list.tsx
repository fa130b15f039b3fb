import { Button, CardSkeleton, Empty, PageHeader, PeopleIcon, PlusIcon, Retry, Stack } from '@plaza/ui';
import { useState } from 'react';
import type { OpenDialog, ShowDialog } from './open-dialog';
import { TeamCard } from './team-card';
import { TeamDialog } from './team-dialog';
import { useAdminTeamsQuery } from './teams-api';

/** Every team with its remotes, keys and tokens. */
export function TeamList() {
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <Stack>
      <PageHeader
        oneLine
        level={2}
        title="Teams"
        subtitle="Who releases which remotes, with which keys and tokens."
        actions={
          <Button variant="primary" icon={<PlusIcon />} onClick={() => setDialog({ kind: 'team' })}>
            Add Team
          </Button>
        }
      />
      <Teams onOpen={setDialog} />
      {dialog && <TeamDialog dialog={dialog} onClose={() => setDialog(undefined)} />}
    </Stack>
  );
}

function Teams({ onOpen }: { onOpen: ShowDialog }) {
  const { data, error, isFetching, refetch } = useAdminTeamsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && error) {
    return <Retry framed title="The teams could not be loaded" error={error} onRetry={refetch} loading={isFetching} />;
  }
  if (!data) return <CardSkeleton lines={6} />;
  if (data.length === 0) {
    return (
      <Empty
        framed
        icon={<PeopleIcon size={20} />}
        title="No teams yet"
        text="Until a remote has a team, the deploy token of the first start releases it."
      />
    );
  }
  return data.map((team) => <TeamCard key={team.id} team={team} onOpen={onOpen} />);
}
