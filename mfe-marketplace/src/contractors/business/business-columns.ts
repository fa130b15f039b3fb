import { css } from '@plaza/ui';

/** The facts of a business in as many columns as fit. */
export const standingColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${({ theme }) => theme.space[16]};
`;

/** The fields of a business in two columns, in one on phones. */
export const fieldColumns = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
