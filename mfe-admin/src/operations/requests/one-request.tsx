import type { ProcessTrace } from '@plaza/contracts/operations/requests';
import { Button, Card, DescriptionItem, Retry, Row, Stack, styled } from '@plaza/ui';
import { clockDateTime } from '@plaza/ui/time';
import { CopyId } from '../../controls/copy-id';
import { LogLines } from './log-lines';
import { formatMs, nameReason } from './request-labels';
import { RequestSkeleton } from './request-skeleton';
import { useAdminFindRequestQuery } from './requests-api';
import { Unanswered } from './unanswered';
import { Waterfall } from './waterfall';

interface OneRequestProps {
  /** The id of a request or of a trace. */
  readonly id: string;
  readonly onBack?: (() => void) | undefined;
}

/** A request, or all requests of a trace: who did what when, and what was logged. */
export function OneRequest({ id, onBack }: OneRequestProps) {
  const {
    currentData: found,
    error,
    isFetching,
    refetch,
  } = useAdminFindRequestQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Stack>
      {onBack && (
        <Row>
          <Button variant="ghost" onClick={onBack}>
            Back to Results
          </Button>
        </Row>
      )}
      {!found && error && (
        <Retry framed title="The request could not be loaded" error={error} onRetry={refetch} loading={isFetching} />
      )}
      {!found && !error && <RequestSkeleton />}
      {found && <Unanswered processes={found.unanswered} />}
      {found && found.parts.length > 0 && <Parts parts={found.parts} />}
    </Stack>
  );
}

function Parts({ parts }: { parts: readonly ProcessTrace[] }) {
  const [first] = [...parts].sort((one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt));
  if (!first) return null;
  const dropped = parts.reduce((sum, { spansDropped, linesDropped }) => sum + spansDropped + linesDropped, 0);
  return (
    <Stack>
      <Card>
        <Facts>
          <DescriptionItem name="Request">{`${first.method} ${first.path}`}</DescriptionItem>
          <DescriptionItem name="Response">{`${first.status} in ${formatMs(first.durationMs)}`}</DescriptionItem>
          <DescriptionItem name="Time">
            <time dateTime={first.startedAt}>{clockDateTime(first.startedAt, { seconds: true })}</time>
          </DescriptionItem>
          <DescriptionItem name="Reason kept">{nameReason(first.why)}</DescriptionItem>
          <DescriptionItem name="Request ID">
            <CopyId id={first.requestId} label="Copy Request ID" />
          </DescriptionItem>
          <DescriptionItem name="Trace ID">
            <CopyId id={first.traceId} label="Copy Trace ID" />
          </DescriptionItem>
        </Facts>
      </Card>
      <Waterfall parts={parts} />
      <LogLines parts={parts} />
      {dropped > 0 && <Muted>{`${dropped} more spans and log lines were not kept.`}</Muted>}
    </Stack>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${({ theme }) => theme.space[12]};
  margin: 0;
  dt { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  dd { margin: 0; overflow-wrap: anywhere; }
  > :first-child { grid-column: span 2; }
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;
