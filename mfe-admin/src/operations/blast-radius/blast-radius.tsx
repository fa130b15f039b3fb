import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { Role } from '@plaza/contracts/roles';
import { Card, capitalise, Empty, PageHeader, Retry, Stack } from '@plaza/ui';
import { useState } from 'react';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { type Areas, nameRemotes, nameRoles } from '../../tab-permissions/labels/permission-labels';
import { subTabHeaders } from '../sub-tab-headers';
import { BlastRadiusSkeleton } from './blast-radius-skeleton';
import { BlastSummary } from './blast-summary';
import { blastOf, type GraphNode, type Platform } from './graph';
import { GraphColumns } from './graph-columns';
import { Hint, Outcome } from './outcome';
import { usePlatform } from './use-platform';

/** What would be affected if a service, a route or a remote failed. */
export function BlastRadius() {
  const { platform, error, isFetching, refetch } = usePlatform();
  return (
    <Stack>
      <PageHeader level={2} {...subTabHeaders['blast-radius']} />
      {!platform && error && (
        <Retry
          framed
          title="The dependencies could not be loaded"
          error={error}
          onRetry={refetch}
          loading={isFetching}
        />
      )}
      {!platform && !error && <BlastRadiusSkeleton />}
      <StaleDataNotice what="dependencies" query={{ data: platform, error, isFetching, refetch }} />
      {platform?.remotes.length === 0 && (
        <Empty
          framed
          title="Nothing released yet"
          text="Each release lists the calls that it makes. What it depends on appears here."
        />
      )}
      {platform && platform.remotes.length > 0 && <Graph platform={platform} />}
    </Stack>
  );
}

function Graph({ platform }: { platform: Platform }) {
  const [chosen, setChosen] = useState<GraphNode>();
  const blast = chosen && blastOf(chosen, platform);
  const name = chosen && nameNode(chosen, platform.areas);
  return (
    <Card>
      <Stack>
        <Outcome aria-live="polite">
          {chosen && blast && name ? (
            <>
              <h3>{chosen.kind === 'role' ? name : `Without ${name}`}</h3>
              <BlastSummary node={chosen} name={name} blast={blast} areas={platform.areas} />
            </>
          ) : (
            <Hint />
          )}
        </Outcome>
        <GraphColumns
          platform={platform}
          chosen={chosen}
          touched={blast?.touched}
          nameNode={(node) => nameNode(node, platform.areas)}
          onChoose={setChosen}
        />
      </Stack>
    </Card>
  );
}

function nameNode({ kind, name }: GraphNode, areas: Areas): string {
  if (kind === 'remote') return nameRemotes([name as RemoteName], areas);
  if (kind === 'role') return nameRoles([name as Role]);
  return kind === 'service' ? capitalise(name) : name;
}
