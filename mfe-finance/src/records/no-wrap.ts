import { styled } from '@plaza/ui';

/** Keeps a date or a duration such as "Nov 2056" on one line in a narrow column. */
export const NoWrap = styled.span`
  white-space: nowrap;
`;
