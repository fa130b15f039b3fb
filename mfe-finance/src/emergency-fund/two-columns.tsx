import { styled } from '@plaza/ui';

/** Two cards, side by side where both fit. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[24]};
  ${({ theme }) => theme.media.phone} { gap: ${({ theme }) => theme.space[12]}; }
  ${({ theme }) => theme.media.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${({ theme }) => theme.space[16]}; }
`;
