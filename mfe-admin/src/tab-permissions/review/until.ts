import { toDateTimeInput } from '@plaza/ui/time';

/** How long a save is in force: for good, or until a time as typed into its field. */
export interface Until {
  readonly forGood: boolean;
  readonly value: string;
}

const suggestedHour = 18;

/** For good; and should that be changed, until tomorrow at six. */
export function untilAtFirst(now = new Date()): Until {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, suggestedHour);
  return { forGood: true, value: toDateTimeInput(tomorrow) };
}

/** What is wrong with the time; undefined when nothing is. */
export function validateUntil({ forGood, value }: Until, now = Date.now()): string | undefined {
  if (forGood) return undefined;
  const at = Date.parse(value);
  if (Number.isNaN(at)) return 'Choose a date and a time.';
  return at > now ? undefined : 'Choose a time to come.';
}

/** The time as it is sent; undefined for good. */
export const instantOf = ({ forGood, value }: Until) => (forGood ? undefined : new Date(value).toISOString());
