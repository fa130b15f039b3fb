import { styled } from '@plaza/ui';
import { formatBytes } from '../remotes/remote-labels';
import type { Score } from './score';

const shown = 12;
const [width, height, gap] = [8, 28, 2];

/** The sizes of the latest releases as bars, newest last, with the newest size and its change as text. */
export function SizeChart({ sizes }: Pick<Score, 'sizes'>) {
  const latest = sizes.slice(-shown);
  const last = latest.at(-1);
  if (!last) return '—';
  const most = Math.max(...latest.map(({ bytes }) => bytes));
  return (
    <Root>
      {latest.length > 1 && (
        <svg aria-hidden width={latest.length * (width + gap) - gap} height={height}>
          {latest.map(({ version, bytes }, index) => {
            const tall = Math.max(2, (height * bytes) / most);
            return <Bar key={version} x={index * (width + gap)} y={height - tall} width={width} height={tall} rx={1} />;
          })}
        </svg>
      )}
      <span>
        {formatBytes(last.bytes)}
        <Change from={latest.at(-2)?.bytes} to={last.bytes} />
      </span>
    </Root>
  );
}

function Change({ from, to }: { from: number | undefined; to: number }) {
  if (from === undefined || from === 0) return null;
  const percent = Math.round((100 * (to - from)) / from);
  if (percent === 0) return <Quiet>as before</Quiet>;
  return <Quiet>{`${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'}`}</Quiet>;
}

const Root = styled.span`
  display: inline-flex;
  align-items: end;
  gap: ${({ theme }) => theme.space[12]};
  text-align: start;
  > span { display: grid; white-space: nowrap; }
`;

const Bar = styled.rect`
  fill: ${({ theme }) => theme.color.edge};
  &:last-child { fill: ${({ theme }) => theme.color.accent}; }
`;

const Quiet = styled.small`
  color: ${({ theme }) => theme.color.muted};
`;
