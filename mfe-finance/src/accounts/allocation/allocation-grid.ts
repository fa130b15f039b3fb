import { styled } from '@plaza/ui';

/** Amounts with more characters than this leave no room for their bars in half the width of a tablet. */
const longAmount = 14;

/** The two charts, side by side where both fit. `$longest` is the length of the longest amount in characters. */
export const AllocationGrid = styled.div<{ $longest: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[16]};
  ${({ $longest }) => $longest > longAmount && '@media (max-width: 1199.98px) { grid-template-columns: minmax(0, 1fr); }'}
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); gap: ${({ theme }) => theme.space[12]}; }
`;

/** The height in pixels. On phones the names are above their bars. */
export const heightOfBars = (bars: number, isPhone: boolean): number => (isPhone ? 40 : 32) * bars + 8;
