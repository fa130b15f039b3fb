import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { Role } from '@plaza/contracts/roles';
import { Card, capitalise, Empty, PageHeader, Retry, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { useState } from 'react';
import { type Areas, nameRemotes, nameRoles } from '../../tab-permissions/labels/permission-labels';
import { BlastSummary } from './blast-summary';
import { blastOf, type GraphNode, type Platform } from './graph';
import { GraphColumns } from './graph-columns';
import { GraphSkeleton } from './graph-skeleton';
import { usePlatform } from './use-platform';

/** What a failure would reach: of a service, a route or a remote. */
export function BlastRadius() {
  const { platform, error, isFetching, refetch } = usePlatform();
  return (
    <Stack>
      <PageHeader
        level={2}
        title="Blast Radius"
        subtitle="What stops working when a part fails, for which roles, and how many people are online now."
      />
      {!platform && error && (
        <Retry
          framed
          title="The dependencies could not be loaded"
          error={error}
          onRetry={refetch}
          loading={isFetching}
        />
      )}
      {!platform && !error && <Waiting />}
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

const Hint = () => <p>Choose a service, a route or a remote to see what stops working without it.</p>;

const Waiting = () => (
  <Card>
    <Stack role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Outcome>
        <Hint />
      </Outcome>
      <GraphSkeleton />
    </Stack>
  </Card>
);

/** As high before something is chosen as with most of what can be. */
const Outcome = styled.div`
  display: grid;
  align-content: center;
  min-height: 108px;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunken};
  h3 { margin: 0 0 ${({ theme }) => theme.space[8]}; font-size: ${({ theme }) => theme.size[16]}; }
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
  @media (min-width: ${({ theme }) => theme.breakpoint.phone}px) {
    dl { grid-auto-flow: column; grid-template: auto auto / 4fr 3fr 3fr 3fr; }
  }
`;
