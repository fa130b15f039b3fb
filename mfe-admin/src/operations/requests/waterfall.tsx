import type { ProcessTrace } from '@plaza/contracts/operations/requests';
import { Card, styled, VisuallyHidden } from '@plaza/ui';
import { orderSpans, type PlacedSpan } from './order-spans';
import { formatMs } from './request-labels';

/** The spans as a waterfall chart: a bar per span, below its parent. */
export function Waterfall({ parts }: { parts: readonly ProcessTrace[] }) {
  return (
    <Card title="Spans">
      <List aria-label="Spans">
        {orderSpans(parts).map((span) => (
          <Line key={`${span.process} ${span.spanId}`} span={span} />
        ))}
      </List>
    </Card>
  );
}

function Line({ span }: { span: PlacedSpan }) {
  const { process, name, durationMs, status, depth, offset, share } = span;
  const hasFailed = status === 'error';
  return (
    <Item>
      <Name style={{ paddingInlineStart: `${Math.min(depth, 6) * 12}px` }}>
        <strong>{process}</strong> {name}
      </Name>
      <Track aria-hidden="true">
        <Bar $hasFailed={hasFailed} style={{ insetInlineStart: `${offset * 100}%`, width: `${share * 100}%` }} />
      </Track>
      <Took>
        {hasFailed && <Failed>failed </Failed>}
        <VisuallyHidden>after </VisuallyHidden>
        {formatMs(durationMs)}
      </Took>
    </Item>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 104px;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  font-size: ${({ theme }) => theme.size[13]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[8]};
    > :nth-child(2) { grid-area: 2 / 1 / auto / span 2; }
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Track = styled.span`
  position: relative;
  height: 10px;
  border-radius: 3px;
  background: ${({ theme }) => theme.color.sunken};
`;

const Bar = styled.span<{ $hasFailed: boolean }>`
  position: absolute;
  inset-block: 0;
  border-radius: 3px;
  background: ${({ theme, $hasFailed }) => ($hasFailed ? theme.color.bad.line : theme.color.accent)};
  @media (forced-colors: active) { background: ${({ $hasFailed }) => ($hasFailed ? 'CanvasText' : 'Highlight')}; }
`;

const Took = styled.span`
  text-align: end;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Failed = styled.strong`
  color: ${({ theme }) => theme.color.bad.text};
`;
