import { styled } from '@plaza/ui';

/** Two charts: side by side where both have room, else as far apart as all other cards of the screen. */
export const ChartPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { gap: ${({ theme }) => theme.space[12]}; }
`;
