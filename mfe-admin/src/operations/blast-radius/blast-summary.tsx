import { styled } from '@plaza/ui';
import { useUserCounts } from '../../tab-permissions/api/use-user-counts';
import { type Areas, formatUserCount, nameRoles, nameTabs } from '../../tab-permissions/labels/permission-labels';
import type { Blast, GraphNode } from './graph';

interface BlastSummaryProps {
  node: GraphNode;
  name: string;
  blast: Blast;
  areas: Areas;
}

/** What stops, for whom, and how many people that affects right now. */
export function BlastSummary({ node, name, blast, areas }: BlastSummaryProps) {
  const users = useUserCounts(blast.roles);
  const { stopped, limited, stopsSigningIn, roles } = blast;
  if (node.kind === 'role')
    return <p>What {name} depends on. Choose any of it to see what stops working without it.</p>;
  const stops = [...(stopsSigningIn ? ['Signing in'] : []), ...(stopped.length > 0 ? [nameTabs(stopped, areas)] : [])];
  return (
    <Text aria-label={`Without ${name}`}>
      <dt>Stops working</dt>
      <dd>{stops.length > 0 ? stops.join('; ') : 'No tab'}</dd>
      <dt>Works in part</dt>
      <dd>{limited.length > 0 ? nameTabs(limited, areas) : 'No tab'}</dd>
      <dt>Roles</dt>
      <dd>{roles.length > 0 ? nameRoles(roles) : 'Nobody'}</dd>
      <dt>People</dt>
      <dd>{describeUsers(roles.length, users)}</dd>
    </Text>
  );
}

function describeUsers(roles: number, users: ReturnType<typeof useUserCounts>): string {
  if (roles === 0) return 'Nobody';
  if (users === undefined) return 'Not counted';
  if (users === 'loading') return '…';
  return `${formatUserCount(users.all)}, ${users.online.toLocaleString('en')} online now`;
}

const Text = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[16]};
  margin: 0;
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { margin: 0; }
`;
