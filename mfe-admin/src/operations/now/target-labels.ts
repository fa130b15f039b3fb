import type { TargetStatus } from '@plaza/contracts/operations/now';
import type { Meaning } from '@plaza/ui';

interface Label {
  readonly label: string;
  readonly tone: Meaning | 'neutral';
}

const breakers: Record<TargetStatus['breaker'], Label> = {
  closed: { label: 'Closed', tone: 'good' },
  'half-open': { label: 'Half-open', tone: 'attention' },
  open: { label: 'Open', tone: 'bad' },
};

const healths: Record<TargetStatus['health'], Label> = {
  good: { label: 'Ready', tone: 'good' },
  bad: { label: 'Not ready', tone: 'bad' },
  unknown: { label: 'Not checked', tone: 'neutral' },
};

export const breakerLabel = ({ breaker }: TargetStatus) => breakers[breaker];
export const healthLabel = ({ health }: TargetStatus) => healths[health];

const severities = { bad: 0, attention: 1, info: 2, neutral: 3, good: 4 } as const;

/** Sort key that puts the worst first. */
export const severityOf = ({ tone }: Label): number => severities[tone];

const figures = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const shares = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** "12.5 ms", "1.2 s"; a dash if there were no requests. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return '—';
  return ms < 1000 ? `${figures.format(ms)}\u00a0ms` : `${figures.format(ms / 1000)}\u00a0s`;
}

/** The share of failed requests in the last minute; a dash if there were no requests. */
export const formatFailures = ({ requests, failures }: Pick<TargetStatus, 'requests' | 'failures'>): string =>
  requests === 0 ? '—' : shares.format(failures / requests);
