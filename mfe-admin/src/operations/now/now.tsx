import type { GatewayStatus, TargetStatus } from '@plaza/contracts/operations/now';
import {
  Badge,
  CardSkeleton,
  type Column,
  capitalise,
  PageHeader,
  Retry,
  Stack,
  StaleNotice,
  styled,
  Table,
} from '@plaza/ui';
import { clockExactly } from '@plaza/ui/time';
import { useId } from 'react';
import { useAdminPlatformNowQuery } from './now-api';
import { breakerLabel, formatDuration, formatFailures, healthLabel } from './target-labels';

/** So old at most is what is shown. */
const pollMs = 1000;

interface Line extends TargetStatus {
  readonly service: string;
}

/** Each service and each of its targets, as the gateways count them just now. */
export function Now() {
  const { data, error, isFetching, refetch } = useAdminPlatformNowQuery(undefined, {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return (
    <Stack>
      <PageHeader
        level={2}
        title="Now"
        subtitle="Every service behind the gateways, by their own counters, each second anew."
      />
      {!data && error && (
        <Retry framed title="The gateways could not be asked" error={error} onRetry={refetch} loading={isFetching} />
      )}
      {!data && !error && <CardSkeleton lines={6} />}
      {data && error && (
        <StaleNotice loading={false} onRetry={refetch}>
          The gateways do not answer. These figures are from {clockExactly(data.at)}.
        </StaleNotice>
      )}
      {data?.gateways.map((gateway, at) => (
        <Gateway key={gateway.id} gateway={gateway} name={nameGateway(gateway, at, data.gateways.length)} />
      ))}
    </Stack>
  );
}

function nameGateway({ id }: GatewayStatus, at: number, count: number): string {
  if (count === 1) return 'Gateway';
  return at === 0 ? `Gateway ${id.slice(0, 8)}, which answers you` : `Gateway ${id.slice(0, 8)}`;
}

function Gateway({ gateway, name }: { gateway: GatewayStatus; name: string }) {
  const titleId = useId();
  const lines = gateway.services.flatMap(({ name: service, targets }) =>
    targets.map((target) => ({ ...target, service })),
  );
  const perSecond = lines.reduce((total, line) => total + line.perSecond, 0);
  return (
    <Stack as="section" gap={12} aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>{name}</h3>
        <Figures>
          {count(perSecond, 'request')} a second, {count(gateway.streams, 'open event stream')}
        </Figures>
      </div>
      {gateway.services.flatMap(({ name: service, fallbacks = [] }) =>
        fallbacks
          .filter(({ requests }) => requests > 0)
          .map(({ subset, requests }) => (
            <Figures key={`${service} ${subset}`} role="status">
              {count(requests, 'request')} for {subset} of {capitalise(service)} went to its other targets within a
              minute, as none of {subset} could take them.
            </Figures>
          )),
      )}
      <Table
        label={name}
        columns={columns}
        rows={lines}
        rowKey={({ service, address }) => `${service} ${address}`}
        maxHeight="none"
      />
    </Stack>
  );
}

const count = (figure: number, word: string) => `${figure.toLocaleString('en')} ${word}${figure === 1 ? '' : 's'}`;

const columns: Column<Line>[] = [
  { id: 'service', header: 'Service', cell: (line) => <Place line={line} />, sortBy: ({ service }) => service },
  { id: 'health', header: 'Health', onCard: 'figure', cell: (line) => <State {...healthLabel(line)} /> },
  { id: 'breaker', header: 'Breaker', onCard: 'details', cell: (line) => <State {...breakerLabel(line)} /> },
  {
    id: 'rate',
    header: 'Requests/s',
    align: 'end',
    onCard: 'details',
    cell: ({ perSecond }) => perSecond.toLocaleString('en'),
    sortBy: ({ perSecond }) => perSecond,
  },
  {
    id: 'failures',
    header: 'Failed',
    align: 'end',
    onCard: 'details',
    cell: formatFailures,
    sortBy: ({ requests, failures }) => (requests === 0 ? null : failures / requests),
  },
  {
    id: 'p50',
    header: 'p50',
    align: 'end',
    onCard: 'details',
    cell: ({ p50Ms }) => formatDuration(p50Ms),
    sortBy: ({ p50Ms }) => p50Ms,
  },
  {
    id: 'p99',
    header: 'p99',
    align: 'end',
    onCard: 'details',
    cell: ({ p99Ms }) => formatDuration(p99Ms),
    sortBy: ({ p99Ms }) => p99Ms,
  },
  {
    id: 'inflight',
    header: 'Under way',
    align: 'end',
    cell: ({ inflight }) => inflight.toLocaleString('en'),
    sortBy: ({ inflight }) => inflight,
  },
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

const Figures = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

const Two = styled.span`
  display: inline-grid;
  small { color: ${({ theme }) => theme.color.muted}; }
`;
