import { styled } from '@plaza/ui';

interface ChartHintProps {
  title: string;
  lines: readonly { readonly name: string; readonly figure: string; readonly color?: string | undefined }[];
}

/** The tooltip of a chart: a day or a month, and the figure of each series. */
export function ChartHint({ title, lines }: ChartHintProps) {
  return (
    <Root>
      <strong>{title}</strong>
      {lines.map(({ name, figure, color }) => (
        <Line key={name}>
          {color && <Dot style={{ background: color }} />}
          <span>{name}</span>
          <b>{figure}</b>
        </Line>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.tooltip};
  color: ${({ theme }) => theme.color.onTooltip};
  font-size: ${({ theme }) => theme.size[13]};
  strong { font-weight: ${({ theme }) => theme.weight.medium}; }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  > b { margin-inline-start: auto; padding-inline-start: ${({ theme }) => theme.space[12]}; font-weight: ${({ theme }) => theme.weight.medium}; font-variant-numeric: tabular-nums; }
`;

const Dot = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 2px;
`;
