import type { PermissionImpact } from '@plaza/contracts/identity/tab-permissions';
import { type Role, roleBadge } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { CardSurface, Row, Skeleton, Stack, styled } from '@plaza/ui';
import { useAreas } from '../labels/areas-context';
import { formatUserCount, nameRemotes, nameScopes } from '../labels/permission-labels';
import { TabChanges, tabChanges } from '../labels/tab-changes';
import { StripPreview } from './strip-preview';

export type RoleImpact = PermissionImpact['roles'][number];

export interface RoleChange {
  readonly role: Role;
  readonly before: readonly TabId[];
  readonly after: readonly TabId[];
}

interface ReviewRoleProps {
  change: RoleChange;
  /** The affected users; undefined while loading, or if loading failed. */
  impact: RoleImpact | undefined;
  loading: boolean;
}

/** The effect of a save on the users of one role. */
export function ReviewRole({ change: { role, before, after }, impact, loading }: ReviewRoleProps) {
  const name = roleBadge(role);
  return (
    <Section aria-label={name}>
      <Stack gap={12}>
        <Row justify="space-between">
          <h3>{name}</h3>
          {impact ? <AffectedUserCount {...impact} /> : loading && <Skeleton width="150px" />}
        </Row>
        <TabChanges {...tabChanges(before, after)} />
        {impact ? <Opened {...impact} /> : loading && <Skeleton width="70%" />}
        <StripPreview role={role} when="now" tabs={before} />
        <StripPreview role={role} when="after" tabs={after} />
      </Stack>
    </Section>
  );
}

function AffectedUserCount({ people, online }: RoleImpact) {
  if (people === 0) return <Quiet>Nobody has this role</Quiet>;
  return (
    <Quiet>
      {formatUserCount(people)},{' '}
      {online > 0 ? <strong>{online.toLocaleString('en')} online now</strong> : 'nobody online now'}
    </Quiet>
  );
}

function Opened({ remotes, scopes }: RoleImpact) {
  const areas = useAreas();
  const lines = [
    { term: 'Data that opens', names: nameScopes(scopes.opened, areas) },
    { term: 'Data that closes', names: nameScopes(scopes.closed, areas) },
    { term: 'Areas that load', names: nameRemotes(remotes.opened, areas) },
    { term: 'Areas that no longer load', names: nameRemotes(remotes.closed, areas) },
  ].filter(({ names }) => names !== '');
  if (lines.length === 0) return <Quiet>No data opens or closes.</Quiet>;
  return (
    <Terms>
      {lines.map(({ term, names }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{names}</dd>
        </div>
      ))}
    </Terms>
  );
}

const Section = styled(CardSurface).attrs({ as: 'section' })`
  padding: ${({ theme }) => theme.space[16]};
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  strong { color: ${({ theme }) => theme.color.text}; font-weight: ${({ theme }) => theme.weight.medium}; }
`;

const Terms = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  > div {
    display: grid;
    grid-template-columns: 168px minmax(0, 1fr);
    gap: 0 ${({ theme }) => theme.space[12]};
  }
  dt { color: ${({ theme }) => theme.color.muted}; }
  ${({ theme }) => theme.media.phone} { > div { grid-template-columns: minmax(0, 1fr); } }
`;
