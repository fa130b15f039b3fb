import { styled } from '@plaza/ui';
import { type GraphNode, keyOf, linksOf, type NodeKind, nodeKinds, nodesOf, type Platform } from './graph';
import { Links, rowHeight } from './links';

interface GraphColumnsProps {
  platform: Platform;
  chosen: GraphNode | undefined;
  /** The keys of the nodes that belong to the chosen one; undefined while none is chosen. */
  touched: ReadonlySet<string> | undefined;
  nameNode: (node: GraphNode) => string;
  onChoose: (node: GraphNode | undefined) => void;
}

const titles: Record<NodeKind, string> = { service: 'Services', route: 'Routes', remote: 'Remotes', role: 'Roles' };

/** Services, routes, remotes and roles side by side, with a line between those that touch; on a phone one below the other. */
export function GraphColumns({ platform, chosen, touched, nameNode, onChoose }: GraphColumnsProps) {
  const nodes = nodesOf(platform);
  const links = linksOf(platform);
  const rows = Math.max(...nodeKinds.map((kind) => nodes[kind].length));
  return (
    <Root>
      {nodeKinds.map((kind, column) => {
        const next = nodeKinds[column + 1];
        return (
          <Part key={kind}>
            <Column aria-label={titles[kind]}>
              <h3>{titles[kind]}</h3>
              <ul>
                {nodes[kind].map((name) => {
                  const node = { kind, name };
                  const isChosen = chosen !== undefined && keyOf(chosen) === keyOf(node);
                  return (
                    <li key={name}>
                      <Choice
                        type="button"
                        aria-pressed={isChosen}
                        $isFar={touched !== undefined && !touched.has(keyOf(node))}
                        onClick={() => onChoose(isChosen ? undefined : node)}
                      >
                        {nameNode(node)}
                      </Choice>
                    </li>
                  );
                })}
              </ul>
            </Column>
            {next && (
              <Links
                rows={rows}
                from={nodes[kind]}
                to={nodes[next]}
                kinds={[kind, next]}
                links={links}
                touched={touched}
              />
            )}
          </Part>
        );
      })}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  ${({ theme }) => theme.media.phone} { flex-direction: column; gap: ${({ theme }) => theme.space[16]}; }
`;

const Part = styled.div`
  display: flex;
  flex: 1 1 auto;
  min-width: 0;
`;

const Column = styled.section`
  flex: 1 1 0;
  min-width: 0;
  h3 { height: 28px; margin: 0; font-size: ${({ theme }) => theme.size[13]}; color: ${({ theme }) => theme.color.muted}; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { display: flex; align-items: center; height: ${rowHeight}px; }
  ${({ theme }) => theme.media.phone} {
    ul { display: flex; flex-wrap: wrap; gap: ${({ theme }) => theme.space[8]}; }
    li { height: auto; max-width: 100%; }
  }
`;

const Choice = styled.button<{ $isFar: boolean }>`
  width: 100%;
  min-height: 32px;
  ${({ theme }) => theme.media.touch} { min-height: 44px; }
  padding: 0 ${({ theme }) => theme.space[8]};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: start;
  font: inherit;
  font-size: ${({ theme }) => theme.size[13]};
  color: ${({ theme, $isFar }) => ($isFar ? theme.color.muted : theme.color.text)};
  border: 1px solid ${({ theme, $isFar }) => ($isFar ? theme.color.line : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $isFar }) => ($isFar ? 'transparent' : theme.color.surface)};
  cursor: pointer;
  ${({ theme }) => theme.media.hover} { &:hover { background: ${({ theme }) => theme.color.hover}; } }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.bad.line};
    background: ${({ theme }) => theme.color.bad.tint};
    color: ${({ theme }) => theme.color.bad.text};
  }
`;
