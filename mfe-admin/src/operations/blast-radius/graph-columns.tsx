import { css, styled } from '@plaza/ui';
import { Fragment } from 'react';
import { type GraphNode, keyOf, linksOf, nodesOf, type Platform } from './graph';
import { Column, nodeKinds, Root, titles } from './graph-layout';
import { Links } from './links';

interface GraphColumnsProps {
  platform: Platform;
  chosen: GraphNode | undefined;
  /** The keys of the nodes affected by the chosen one; undefined if none is chosen. */
  touched: ReadonlySet<string> | undefined;
  nameNode: (node: GraphNode) => string;
  onChoose: (node: GraphNode | undefined) => void;
}

/**
 * Services, routes, remotes and roles in columns, with lines between nodes that depend on each other; stacked on a
 * phone.
 */
export function GraphColumns({ platform, chosen, touched, nameNode, onChoose }: GraphColumnsProps) {
  const nodes = nodesOf(platform);
  const links = linksOf(platform);
  const rows = Math.max(...nodeKinds.map((kind) => nodes[kind].length));
  return (
    <Root>
      {nodeKinds.map((kind, column) => {
        const next = nodeKinds[column + 1];
        return (
          <Fragment key={kind}>
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
          </Fragment>
        );
      })}
    </Root>
  );
}

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
  @media (forced-colors: active) {
    ${({ $isFar }) => $isFar && css`border-color: GrayText; color: GrayText;`}
    &[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
      &:focus-visible { outline-color: CanvasText; }
    }
  }
`;
