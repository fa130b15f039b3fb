import { styled } from '@plaza/ui';

/** Why buttons are disabled, which name it by its id. */
export const Reason = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
