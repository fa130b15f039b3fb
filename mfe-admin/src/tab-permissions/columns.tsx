import { css, Grid, styled } from '@plaza/ui';

/** The roles beside their tabs; above them on narrow screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.desktop} { grid-template-columns: 208px minmax(0, 1fr); }
`;

/** The roles in one column beside the tabs, or in as many columns as fit above them. */
export const roleColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  align-content: start;
  gap: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.desktop} { grid-template-columns: 1fr; }
`;

/** The cards of the tabs. Each has its own height, so that a note on one card does not stretch its neighbors. */
export const TabCards = styled(Grid).attrs({ min: 220, gap: 8 })`
  align-items: start;
`;
