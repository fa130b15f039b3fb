import { styled } from '@plaza/ui';

/** Explains why buttons are disabled; they refer to it by id. */
export const Reason = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
