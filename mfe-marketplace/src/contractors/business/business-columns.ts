import { css } from '@plaza/ui';

/** The facts of a business, beside each other as far as there is room. */
export const standingColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${({ theme }) => theme.space[16]};
`;

/** The fields of a business, on phones below each other. */
export const fieldColumns = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
