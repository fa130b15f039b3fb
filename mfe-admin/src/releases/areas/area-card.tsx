import type { Area } from '@plaza/contracts/registry/areas';
import { Badge, Button, Card, Day, NamedIcon, Row, Stack, styled } from '@plaza/ui';
import type { OpenDialog } from './open-dialog';

interface AreaCardProps {
  area: Area;
  onOpen: (dialog: OpenDialog) => void;
}

/** One area: what it adds, its team, and the decisions that are possible. */
export function AreaCard({ area, onOpen }: AreaCardProps) {
  const { title, state, service } = area;
  const isWaiting = state === 'waiting';
  return (
    <Card
      title={title}
      actions={
        <>
          {(isWaiting || service) && (
            <Button
              size="sm"
              variant={isWaiting ? 'primary' : undefined}
              aria-label={isWaiting ? `Approve ${title}` : `Change the Address of ${title}`}
              onClick={() => onOpen({ kind: 'approve', area })}
            >
              {isWaiting ? 'Approve' : 'Change Address'}
            </Button>
          )}
          <Button size="sm" aria-label={`Remove ${title}`} onClick={() => onOpen({ kind: 'remove', area })}>
            Remove
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Row gap={8}>
          <Badge tone={isWaiting ? 'attention' : 'good'}>{isWaiting ? 'Waiting for approval' : 'Approved'}</Badge>
          <Quiet>
            {isWaiting ? 'since ' : 'on '}
            <Day at={isWaiting ? area.requestedAt : (area.decidedAt ?? area.requestedAt)} />
          </Quiet>
        </Row>
        <AreaFacts area={area} />
      </Stack>
    </Card>
  );
}

/** What an area adds. */
export function AreaFacts({ area: { area, tabs, service, serviceUrl, team, version } }: { area: Area }) {
  return (
    <Facts>
      <div>
        <dt>Tabs</dt>
        <dd>
          <ul aria-label="Tabs">
            {tabs.map(({ id, label, icon, scopes }) => (
              <li key={id}>
                <NamedIcon name={icon} /> {label} <code>{id}</code>
                {scopes.length > 0 && <Quiet as="span"> opens {scopes.join(', ')}</Quiet>}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>Service</dt>
        <dd>
          {service ? <code>/api/v1/{service.prefix}/</code> : 'None'}
          {serviceUrl && <> at {serviceUrl}</>}
        </dd>
      </div>
      <div>
        <dt>Team</dt>
        <dd>{team ?? 'None. Released with the platform’s first deploy token'}</dd>
      </div>
      <div>
        <dt>Release</dt>
        <dd>
          {area} {version}
        </dd>
      </div>
    </Facts>
  );
}

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  margin: 0;
  > div { display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: 0 ${({ theme }) => theme.space[12]}; }
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { margin: 0; overflow-wrap: anywhere; }
  ul { display: grid; gap: ${({ theme }) => theme.space[4]}; margin: 0; padding: 0; list-style: none; }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${({ theme }) => theme.space[8]}; }
  ${({ theme }) => theme.media.phone} { > div { grid-template-columns: minmax(0, 1fr); } }
`;
