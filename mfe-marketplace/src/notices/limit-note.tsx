import { styled } from '@plaza/ui';

/** States that a list is cut, and how to reach what it lacks. */
export const LimitNote = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  overflow-wrap: anywhere;
`;
