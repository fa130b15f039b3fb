import { rollbackThreshold } from '@plaza/contracts/registry/judge-errors';
import { badOutcomeKinds } from '@plaza/contracts/registry/outcome-kinds';
import type { OutcomeCounts, RolloutStatus, Speed } from '@plaza/contracts/registry/rollouts';
import { Stack, styled } from '@plaza/ui';
import { countAll, formatCount, shareOfTrouble, troubleLabels } from '../remote-labels';

interface EvidenceProps {
  rollout: RolloutStatus;
  /** The version that all other users have. */
  stable: string;
}

/** The outcomes of a release compared with those of stable. */
export function Evidence({ rollout, stable }: EvidenceProps) {
  const { version, outcomes, unproven, speeds, silent = 0 } = rollout;
  const others = countAll(unproven);
  return (
    <Stack gap={8}>
      <Figures>
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col">People</th>
            <th scope="col">Trouble</th>
            <th scope="col">Share</th>
            <th scope="col">Draws in</th>
          </tr>
        </thead>
        <tbody>
          <Line name={version} counts={outcomes} speed={speeds?.release} />
          <Line name={stable} counts={rollout.stable} speed={speeds?.stable} />
        </tbody>
      </Figures>
      <p>{verdict(rollout)}</p>
      <Troubles rollout={rollout} />
      {silent > 0 && (
        <small>
          {silent === 1 ? '1 person' : `${formatCount(silent)} people`} began to load it and reported nothing: it may
          freeze, or they left.
        </small>
      )}
      {others > 0 && (
        <small>
          {formatCount(others)} more without an account from before the rollout, {formatCount(unproven.bad)} with
          trouble; they do not count.
        </small>
      )}
    </Stack>
  );
}

/** The failures, most frequent first. */
function Troubles({ rollout: { troubles = {} } }: { rollout: RolloutStatus }) {
  const kinds = badOutcomeKinds.flatMap((kind) => (troubles[kind] ? [[kind, troubles[kind]] as const] : []));
  if (kinds.length === 0) return null;
  const parts = kinds.sort(([, one], [, other]) => other - one).map(([kind, n]) => `${troubleLabels[kind]} (${n})`);
  return <p>Trouble: {parts.join(', ')}.</p>;
}

interface LineProps {
  name: string;
  counts: OutcomeCounts;
  speed: Speed | undefined;
}

function Line({ name, counts, speed }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatCount(countAll(counts))}</td>
      <td>{formatCount(counts.bad)}</td>
      <td>{shareOfTrouble(counts)}</td>
      <td>{formatSeconds(speed?.loadMs)}</td>
    </tr>
  );
}

const seconds = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const formatSeconds = (ms: number | null | undefined) =>
  typeof ms === 'number' ? `${seconds.format(ms / 1000)} s` : '—';

/** The judge's verdict as text, with its likelihood. */
function verdict({ outcomes, likelihood, isOpen }: RolloutStatus): string {
  if (countAll(outcomes) === 0) return 'Nobody has tried it yet.';
  if (likelihood > 0) {
    const percent = Math.min(99, Math.round((100 * likelihood) / rollbackThreshold));
    return `Evidence against it: ${percent}%. At 100% it is rolled back automatically.`;
  }
  return isOpen ? 'It does as well as the release before.' : 'Nothing speaks against it so far.';
}

const Figures = styled.table`
  width: 100%;
  max-width: 560px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th, td { padding: ${({ theme }) => theme.space[4]} 0; text-align: end; font-weight: inherit; }
  td { white-space: nowrap; }
  th + *, td + * { padding-inline-start: ${({ theme }) => theme.space[12]}; }
  th:first-child { text-align: start; overflow-wrap: anywhere; }
  thead { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  tbody tr { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;
