import { styled } from '@plaza/ui';

/** The kinds of nodes that can fail or be affected, in the order in which a failure propagates. */
export const nodeKinds = ['service', 'route', 'remote', 'role'] as const;
export type NodeKind = (typeof nodeKinds)[number];

/** The titles of the columns. */
export const titles: Record<NodeKind, string> = {
  service: 'Services',
  route: 'Routes',
  remote: 'Remotes',
  role: 'Roles',
};

/** The height of a node in its column, in pixels. */
export const rowHeight = 40;
/** The height of a column's title. */
export const titleHeight = 28;
/** The width of the space between two columns, in which the lines are drawn. */
export const linksWidth = 40;

/** The columns, with a fixed width for the lines between them; stacked on a phone. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: 3fr ${linksWidth}px 4fr ${linksWidth}px 3fr ${linksWidth}px 4fr;
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); gap: ${({ theme }) => theme.space[16]}; }
`;

export const Column = styled.section`
  min-width: 0;
  h3 { height: ${titleHeight}px; margin: 0; font-size: ${({ theme }) => theme.size[13]}; color: ${({ theme }) => theme.color.muted}; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { display: flex; align-items: center; height: ${rowHeight}px; }
  ${({ theme }) => theme.media.phone} {
    ul { display: flex; flex-wrap: wrap; gap: ${({ theme }) => theme.space[8]}; }
    li { height: auto; max-width: 100%; }
  }
`;
