import type { TargetStatus } from '@plaza/contracts/operations/now';
import { Badge, type Column, capitalise, styled } from '@plaza/ui';
import { breakerLabel, formatDuration, formatFailures, healthLabel, severityOf } from './target-labels';

/** One target of a service. */
export interface Line extends TargetStatus {
  readonly service: string;
}

const service: Column<Line> = {
  id: 'service',
  header: 'Service',
  cell: (line) => <Place line={line} />,
  sortBy: ({ service }) => service,
};

const health: Column<Line> = {
  id: 'health',
  header: 'Health',
  onCard: 'figure',
  cell: (line) => <State {...healthLabel(line)} />,
  sortBy: (line) => severityOf(healthLabel(line)),
};

const breaker: Column<Line> = {
  id: 'breaker',
  header: 'Breaker',
  onCard: 'details',
  cell: (line) => <State {...breakerLabel(line)} />,
  sortBy: (line) => severityOf(breakerLabel(line)),
};

const rate: Column<Line> = {
  id: 'rate',
  header: 'Requests/s',
  align: 'end',
  onCard: 'details',
  cell: ({ perSecond }) => perSecond.toLocaleString('en'),
  sortBy: ({ perSecond }) => perSecond,
};

const failures: Column<Line> = {
  id: 'failures',
  header: 'Failed',
  align: 'end',
  onCard: 'details',
  cell: formatFailures,
  sortBy: ({ requests, failures }) => (requests === 0 ? null : failures / requests),
};

const p50: Column<Line> = {
  id: 'p50',
  header: 'p50',
  align: 'end',
  onCard: 'details',
  cell: ({ p50Ms }) => formatDuration(p50Ms),
  sortBy: ({ p50Ms }) => p50Ms,
};

const p99: Column<Line> = {
  id: 'p99',
  header: 'p99',
  align: 'end',
  onCard: 'details',
  cell: ({ p99Ms }) => formatDuration(p99Ms),
  sortBy: ({ p99Ms }) => p99Ms,
};

const inFlight: Column<Line> = {
  id: 'inflight',
  header: 'In flight',
  align: 'end',
  cell: ({ inflight }) => inflight.toLocaleString('en'),
  sortBy: ({ inflight }) => inflight,
};

/** Each figure in its own column. */
export const wideColumns: readonly Column<Line>[] = [service, health, breaker, rate, failures, p50, p99, inFlight];

/** Related figures are stacked in one column, for screens too narrow for eight columns. */
export const narrowColumns: readonly Column<Line>[] = [
  service,
  { ...health, below: { ...breaker, cell: (line) => <Under>{breaker.cell(line)}</Under> } },
  { ...rate, below: failures },
  { ...p50, below: p99 },
  inFlight,
];

function Place({ line: { service, address, subset, version } }: { line: Line }) {
  return (
    <Two>
      <strong>{capitalise(service)}</strong>
      <small>
        {[address.replace(/^https?:\/\//, ''), subset].filter(Boolean).join(', ')}
        {version && ` · Build ${version}`}
      </small>
    </Two>
  );
}

const State = ({ label, tone }: ReturnType<typeof healthLabel>) => (
  <Badge tone={tone} dot>
    {label}
  </Badge>
);

/** Adds space below the badge, which has a line of its own. */
const Under = styled.div`
  margin-top: ${({ theme }) => theme.space[4]};
`;

const Two = styled.span`
  display: inline-grid;
  small { color: ${({ theme }) => theme.color.muted}; }
`;
