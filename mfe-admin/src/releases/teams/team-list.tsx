import { Button, Empty, PageHeader, PeopleIcon, Retry, Stack } from '@plaza/ui';
import { useState } from 'react';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { subTabHeaders } from '../sub-tab-headers';
import type { OpenDialog, ShowDialog } from './open-dialog';
import { TeamCard } from './team-card';
import { TeamDialog } from './team-dialog';
import { useAdminTeamsQuery } from './teams-api';
import { TeamsSkeleton } from './teams-skeleton';

const { title, subtitle, action, ActionIcon } = subTabHeaders.teams;

/** All teams with their remotes, keys and tokens. */
export function TeamList() {
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <Stack>
      <PageHeader
        oneLine
        level={2}
        title={title}
        subtitle={subtitle}
        actions={
          <Button variant="primary" icon={<ActionIcon />} onClick={() => setDialog({ kind: 'team' })}>
            {action}
          </Button>
        }
      />
      <Teams onOpen={setDialog} />
      {dialog && <TeamDialog dialog={dialog} onClose={() => setDialog(undefined)} />}
    </Stack>
  );
}

function Teams({ onOpen }: { onOpen: ShowDialog }) {
  const query = useAdminTeamsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  if (!data && error) {
    return <Retry framed title="The teams could not be loaded" error={error} onRetry={refetch} loading={isFetching} />;
  }
  if (!data) return <TeamsSkeleton />;
  if (data.length === 0) {
    return (
      <>
        <StaleDataNotice what="teams" query={query} />
        <Empty
          framed
          icon={<PeopleIcon size={20} />}
          title="No teams yet"
          text="A team releases its own remotes. Those without a team are released with the platform’s first deploy token."
        />
      </>
    );
  }
  return (
    <>
      <StaleDataNotice what="teams" query={query} />
      {data.map((team) => (
        <TeamCard key={team.id} team={team} onOpen={onOpen} />
      ))}
    </>
  );
}
