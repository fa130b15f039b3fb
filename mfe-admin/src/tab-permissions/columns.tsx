import { css, Grid, styled } from '@plaza/ui';

/** The roles beside their tabs, above them where it is narrow. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.desktop} { grid-template-columns: 208px minmax(0, 1fr); }
`;

/** The roles one below the other beside the tabs, and as many as fit side by side above them. */
export const roleColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  align-content: start;
  gap: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.desktop} { grid-template-columns: 1fr; }
`;

/** The cards of the tabs, each as high as what it says: a note on one does not stretch those beside it. */
export const TabCards = styled(Grid).attrs({ min: 220, gap: 8 })`
  align-items: start;
`;
