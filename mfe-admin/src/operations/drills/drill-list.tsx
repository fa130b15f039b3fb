import type { Drill, Drills } from '@plaza/contracts/operations/drills';
import {
  Badge,
  Button,
  Card,
  Empty,
  focusAfterRemoval,
  LockIcon,
  Moment,
  PageHeader,
  Retry,
  Row,
  Stack,
  ToolIcon,
  useNow,
} from '@plaza/ui';
import { useMissedEvents } from '@plaza/web-kit';
import { useState } from 'react';
import { notifyFailure } from '../../notices/notify';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { subTabHeaders } from '../sub-tab-headers';
import { nameDrill, summary } from './drill-labels';
import { DrillReport } from './drill-report';
import { useAdminDrillsQuery, useAdminEndDrillMutation } from './drills-api';
import { DrillsSkeleton } from './drills-skeleton';
import { StartDrillDialog } from './start-drill-dialog';

const { title, subtitle, action } = subTabHeaders.drills;

/** A drill updates its report every two seconds while it runs, and for a while after it. */
const pollMs = 2000;

/** All drills, and what kept working during each. */
export function DrillList() {
  const [isWatched, setWatched] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const query = useAdminDrillsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWatched ? pollMs : 0,
  });
  const { data, error, isFetching, refetch } = query;
  useMissedEvents(() => void refetch());
  const isUnderWay = data?.drills.some((drill) => drill.isWatched) ?? false;
  if (isUnderWay !== isWatched) setWatched(isUnderWay);
  const mayStart = data?.areAllowed && data.drills.every(({ endedAt }) => endedAt !== null);
  return (
    <Stack>
      <PageHeader
        oneLine
        level={2}
        title={title}
        subtitle={subtitle}
        actions={
          <Button unavailable={!mayStart} onClick={() => setStarting(true)}>
            {action}
          </Button>
        }
      />
      {!data && error && (
        <Retry framed title="The drills could not be loaded" error={error} onRetry={refetch} loading={isFetching} />
      )}
      {!data && !error && <DrillsSkeleton />}
      <StaleDataNotice what="drills" query={query} />
      {data && <Content {...data} />}
      {isStarting && data && <StartDrillDialog hasRedis={data.hasRedis} onClose={() => setStarting(false)} />}
    </Stack>
  );
}

function Content({ areAllowed, drills }: Drills) {
  if (drills.length === 0) {
    return areAllowed ? (
      <Empty
        framed
        icon={<ToolIcon size={20} />}
        title="No drills yet"
        text="Start one while your team is at hand. Its report shows what kept working, and what did not."
      />
    ) : (
      <Empty
        framed
        icon={<LockIcon size={20} />}
        title="Drills are turned off"
        text="Set DRILLS_ALLOWED=true for the gateways to allow them."
      />
    );
  }
  return drills.map((drill) => (
    <div key={drill.id} ref={focusAfterRemoval}>
      <DrillCard drill={drill} />
    </div>
  ));
}

function DrillCard({ drill }: { drill: Drill }) {
  const [end, { isLoading }] = useAdminEndDrillMutation();
  const isRunning = drill.endedAt === null;
  const now = useNow();

  async function handleEnd() {
    const { error } = await end({ id: drill.id });
    if (error) notifyFailure(error, 'Failed to end drill');
  }

  return (
    <Card
      title={nameDrill(drill)}
      actions={
        isRunning && (
          <Button variant="danger" loading={isLoading} onClick={handleEnd}>
            End Drill
          </Button>
        )
      }
    >
      <Stack>
        <Row>
          <Badge tone={isRunning ? 'bad' : 'neutral'} dot>
            {isRunning ? 'Running' : 'Ended'}
          </Badge>
          <span>
            Started <Moment at={drill.startedAt} now={now} />. {drill.journeys.length > 0 && summary(drill.journeys)}
          </span>
        </Row>
        {drill.journeys.length > 0 && <DrillReport drill={drill} />}
      </Stack>
    </Card>
  );
}
