import { styled } from '@plaza/ui';

/** A line below the name of a record. A long one keeps room for some of its words where amounts are long as well. */
export const SecondLine = ({ children }: { children: string }) => (
  <Line style={{ minWidth: `${Math.min(mostRoom, Math.ceil(children.length / mostLines))}ch` }}>{children}</Line>
);

/** In characters. */
const mostRoom = 20;
const mostLines = 3;

const Line = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.normal};
  overflow-wrap: break-word;
`;
