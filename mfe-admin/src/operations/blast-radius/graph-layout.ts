import { styled } from '@plaza/ui';

/** The height of a node's line in its column, in pixels. */
export const rowHeight = 40;
/** Of a column's title. */
export const titleHeight = 28;
/** The room between two columns, in which their lines are drawn. */
export const linksWidth = 40;

/** The columns side by side, on a phone one below the other. */
export const Root = styled.div`
  display: flex;
  ${({ theme }) => theme.media.phone} { flex-direction: column; gap: ${({ theme }) => theme.space[16]}; }
`;

/** A column, and the lines to the next one. */
export const Part = styled.div`
  display: flex;
  flex: 1 1 auto;
  min-width: 0;
`;

export const Column = styled.section`
  flex: 1 1 0;
  min-width: 0;
  h3 { height: ${titleHeight}px; margin: 0; font-size: ${({ theme }) => theme.size[13]}; color: ${({ theme }) => theme.color.muted}; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { display: flex; align-items: center; height: ${rowHeight}px; }
  ${({ theme }) => theme.media.phone} {
    ul { display: flex; flex-wrap: wrap; gap: ${({ theme }) => theme.space[8]}; }
    li { height: auto; max-width: 100%; }
  }
`;
