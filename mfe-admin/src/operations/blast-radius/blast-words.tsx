import { styled } from '@plaza/ui';
import { usePeople } from '../../tab-permissions/api/use-people';
import { type Areas, countPeople, nameRoles, nameTabs } from '../../tab-permissions/labels/permission-labels';
import type { Blast, GraphNode } from './graph';

interface BlastWordsProps {
  node: GraphNode;
  name: string;
  blast: Blast;
  areas: Areas;
}

/** What stops, for whom, and how many they are now. */
export function BlastWords({ node, name, blast, areas }: BlastWordsProps) {
  const people = usePeople(blast.roles);
  const { stopped, limited, stopsSigningIn, roles } = blast;
  if (node.kind === 'role') return <p>What {name} stands on. Choose any of it to see what its failure would mean.</p>;
  const stops = [...(stopsSigningIn ? ['Signing in'] : []), ...(stopped.length > 0 ? [nameTabs(stopped, areas)] : [])];
  return (
    <Words aria-label={`Without ${name}`}>
      <dt>Stops</dt>
      <dd>{stops.length > 0 ? stops.join('; ') : 'No tab'}</dd>
      <dt>Misses something</dt>
      <dd>{limited.length > 0 ? nameTabs(limited, areas) : 'No tab'}</dd>
      <dt>For</dt>
      <dd>{roles.length > 0 ? nameRoles(roles) : 'Nobody'}</dd>
      <dt>People</dt>
      <dd>{peopleWords(roles.length, people)}</dd>
    </Words>
  );
}

function peopleWords(roles: number, people: ReturnType<typeof usePeople>): string {
  if (roles === 0) return 'Nobody';
  if (!people) return 'Not counted';
  return `${countPeople(people.all)}, ${people.online.toLocaleString('en')} online now`;
}

const Words = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[16]};
  margin: 0;
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { margin: 0; }
`;
