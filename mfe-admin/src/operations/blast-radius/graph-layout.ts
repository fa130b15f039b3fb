import { styled } from '@plaza/ui';

/** What can fail, or be reached by a failure, in the order in which a failure travels. */
export const nodeKinds = ['service', 'route', 'remote', 'role'] as const;
export type NodeKind = (typeof nodeKinds)[number];

/** Of their columns. */
export const titles: Record<NodeKind, string> = {
  service: 'Services',
  route: 'Routes',
  remote: 'Remotes',
  role: 'Roles',
};

/** The height of a node's line in its column, in pixels. */
export const rowHeight = 40;
/** Of a column's title. */
export const titleHeight = 28;
/** The room between two columns, in which their lines are drawn. */
export const linksWidth = 40;

/** The columns with the lines between them, as wide whatever stands in them; on a phone one below the other. */
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
