import { styled } from '@plaza/ui';

export const Hint = () => <p>Choose a service, a route or a remote to see what stops working without it.</p>;

/** Has a minimum height that fits most results, so that choosing a node rarely shifts the page. */
export const Outcome = styled.div`
  display: grid;
  align-content: center;
  min-height: 108px;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunken};
  h3 { margin: 0 0 ${({ theme }) => theme.space[8]}; font-size: ${({ theme }) => theme.size[16]}; }
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
  @media (min-width: ${({ theme }) => theme.breakpoint.phone}px) {
    dl { grid-auto-flow: column; grid-template: auto auto / 4fr 3fr 3fr 3fr; }
  }
`;
