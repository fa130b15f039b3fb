import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { Role } from '@plaza/contracts/roles';
import { Card, CardSkeleton, capitalise, Empty, PageHeader, Retry, Stack, styled } from '@plaza/ui';
import { useState } from 'react';
import { type Areas, nameRemotes, nameRoles } from '../../tab-permissions/labels/permission-labels';
import { BlastSummary } from './blast-summary';
import { blastOf, type GraphNode, type Platform } from './graph';
import { GraphColumns } from './graph-columns';
import { usePlatform } from './use-platform';

/** What a failure would reach: of a service, a route or a remote. */
export function BlastRadius() {
  const { platform, error, isFetching, refetch } = usePlatform();
  return (
    <Stack>
      <PageHeader
        level={2}
        title="Blast Radius"
        subtitle="What stops when something fails, for whom, and how many of them are here now."
      />
      {!platform && error && (
        <Retry framed title="The graph could not be loaded" error={error} onRetry={refetch} loading={isFetching} />
      )}
      {!platform && !error && <CardSkeleton lines={8} />}
      {platform?.remotes.length === 0 && (
        <Empty
          framed
          title="Nothing is released"
          text="Each release says which calls it makes, and so what it stands on."
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
      <Stack gap={24}>
        <Outcome aria-live="polite">
          {chosen && blast && name ? (
            <>
              <h3>{chosen.kind === 'role' ? name : `Without ${name}`}</h3>
              <BlastSummary node={chosen} name={name} blast={blast} areas={platform.areas} />
            </>
          ) : (
            <p>Choose a service, a route or a remote to see what stops without it.</p>
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

const Outcome = styled.div`
  min-height: 132px;
  h3 { margin: 0 0 ${({ theme }) => theme.space[8]}; font-size: ${({ theme }) => theme.size[16]}; }
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;
