import { styled } from '@plaza/ui';

/** Two charts, side by side where both fit, otherwise stacked with the usual gap between cards. */
export const ChartColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { gap: ${({ theme }) => theme.space[12]}; }
`;
