import { styled } from '@plaza/ui';

/** The roles beside their tabs, above them where it is narrow. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.desktop} { grid-template-columns: 208px minmax(0, 1fr); }
`;
