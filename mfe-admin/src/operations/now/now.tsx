import type { GatewayStatus } from '@plaza/contracts/operations/now';
import { capitalise, PageHeader, Retry, Stack, StaleNotice, styled, Table } from '@plaza/ui';
import { clockExactly } from '@plaza/ui/time';
import { useId } from 'react';
import { useNarrowPanel } from '../../controls/use-narrow-panel';
import { subTabHeaders } from '../sub-tab-headers';
import { useAdminPlatformNowQuery } from './now-api';
import { narrowColumns, wideColumns } from './now-columns';
import { NowSkeleton } from './now-skeleton';

/** The greatest age of the displayed data. */
const pollMs = 1000;

/** Every service and target with the gateways' current measurements. */
export function Now() {
  const { data, error, isFetching, refetch } = useAdminPlatformNowQuery(undefined, {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const columns = useNarrowPanel() ? narrowColumns : wideColumns;
  return (
    <Stack>
      <PageHeader level={2} {...subTabHeaders.now} />
      {!data && error && (
        <Retry
          framed
          title="The gateways’ figures could not be loaded"
          error={error}
          onRetry={refetch}
          loading={isFetching}
        />
      )}
      {!data && !error && <NowSkeleton />}
      {data && error && (
        <StaleNotice loading={false} onRetry={refetch}>
          The gateways do not answer. These figures are from {clockExactly(data.at)}.
        </StaleNotice>
      )}
      {data?.gateways.map((gateway, index) => (
        <Gateway
          key={gateway.id}
          gateway={gateway}
          name={nameGateway(gateway, index, data.gateways.length)}
          columns={columns}
        />
      ))}
    </Stack>
  );
}

function nameGateway({ id }: GatewayStatus, at: number, count: number): string {
  if (count === 1) return 'Gateway';
  return at === 0 ? `Gateway ${id.slice(0, 8)}, serving you` : `Gateway ${id.slice(0, 8)}`;
}

interface GatewayProps {
  gateway: GatewayStatus;
  name: string;
  columns: typeof wideColumns;
}

function Gateway({ gateway, name, columns }: GatewayProps) {
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
          {count(perSecond, 'request')} per second, {count(gateway.streams, 'open event stream')}
        </Figures>
      </div>
      {gateway.services.flatMap(({ name: service, fallbacks = [] }) =>
        fallbacks
          .filter(({ requests }) => requests > 0)
          .map(({ subset, requests }) => (
            <Figures key={`${service} ${subset}`} role="status">
              {/* Screen readers would otherwise read all of it again with each new count. */}
              In the last minute, <span aria-live="off">{count(requests, 'request')}</span> for the {subset} targets of{' '}
              {capitalise(service)} went to its other targets, as no {subset} target was available.
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

const Figures = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
