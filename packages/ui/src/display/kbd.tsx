import { styled } from 'styled-components';

export const Kbd = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 4px;
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-family: inherit;
  font-size: 0.75rem;
  line-height: 1;
`;
