import { styled } from '@plaza/ui';

/** A note below an amount that says what it is for, where nothing else beside it does. */
export const AmountNote = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.normal};
`;
