import { styled } from '@plaza/ui';

/** Below an amount: what it is for, where nothing else beside it says that. */
export const AmountNote = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.normal};
`;
