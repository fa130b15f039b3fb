import { styled } from '@plaza/ui';

/** Below the list of a pane, where it stays visible while the list scrolls. */
export const ListFoot = styled.div`
  display: grid;
  flex: none;
  justify-items: center;
  padding: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
