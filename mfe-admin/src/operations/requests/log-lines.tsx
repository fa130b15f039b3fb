import type { ProcessTrace, RequestLine } from '@plaza/contracts/operations/requests';
import { Badge, Card, type Meaning, styled } from '@plaza/ui';
import { clockTime } from '@plaza/ui/time';

interface ProcessLine extends RequestLine {
  readonly process: string;
}

const meanings: Readonly<Record<string, Meaning>> = { warn: 'attention', error: 'bad', fatal: 'bad' };

/** The log lines that the processes wrote for the request, in order of time. */
export function LogLines({ parts }: { parts: readonly ProcessTrace[] }) {
  const lines = parts
    .flatMap(({ process, lines: own }): ProcessLine[] => own.map((line) => ({ ...line, process })))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <Card title="Log lines">
      {lines.length === 0 && <p>No log lines.</p>}
      <List aria-label="Log lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be written twice, and none ever moves
          <li key={index}>
            <Head>
              <time dateTime={line.at}>{clockTime(line.at, { seconds: 'thousandths' })}</time>
              <strong>{line.process}</strong>
              <Badge tone={meanings[line.level] ?? 'neutral'}>{line.level}</Badge>
              <span>{line.message}</span>
            </Head>
            <Fields>{JSON.stringify(line.fields)}</Fields>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Fields = styled.code`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-family: ${({ theme }) => theme.mono};
  font-size: ${({ theme }) => theme.size[13]};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
