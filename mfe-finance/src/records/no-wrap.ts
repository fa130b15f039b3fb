import { styled } from '@plaza/ui';

/** A date or a duration in a narrow column: "Nov 2056" stays on one line. */
export const NoWrap = styled.span`
  white-space: nowrap;
`;
