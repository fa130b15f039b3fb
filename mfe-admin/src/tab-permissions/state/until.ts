import { toDateTimeInput } from '@plaza/ui/time';

/** How long a save applies: permanently, or until a time as typed into its field. */
export interface Until {
  readonly forGood: boolean;
  readonly value: string;
}

const suggestedHour = 18;

/** Permanent by default; the field for the time starts at six tomorrow. */
export function untilAtFirst(now = new Date()): Until {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, suggestedHour);
  return { forGood: true, value: toDateTimeInput(tomorrow) };
}

/** The error of the time; undefined if it is valid. */
export function validateUntil({ forGood, value }: Until, now = Date.now()): string | undefined {
  if (forGood) return undefined;
  const at = Date.parse(value);
  if (Number.isNaN(at)) return 'Choose a date and a time.';
  return at > now ? undefined : 'Choose a time to come.';
}

/** The time as the API expects it; undefined for a permanent save. */
export const instantOf = ({ forGood, value }: Until) => (forGood ? undefined : new Date(value).toISOString());
