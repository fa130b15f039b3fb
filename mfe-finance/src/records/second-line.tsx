import { styled } from '@plaza/ui';

/** A line below the name of a record. It keeps a minimum width so that long amounts do not squeeze it out. */
export const SecondLine = ({ children }: { children: string }) => (
  <Line style={{ minWidth: `${Math.min(mostRoom, Math.ceil(children.length / mostLines))}ch` }}>{children}</Line>
);

/** The minimum width of a long text, in characters. */
const mostRoom = 20;
const mostLines = 3;

const Line = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.normal};
  overflow-wrap: break-word;
`;
