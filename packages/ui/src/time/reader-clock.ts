export type HourCycle = 'h12' | 'h23';

const cycles = new Map<string, HourCycle>();

/** Whether the clocks of the reader go to 12 or to 24: as is the habit where their browser's language is spoken. */
export function readerHourCycle(): HourCycle {
  const { language } = navigator;
  const known = cycles.get(language);
  if (known) return known;
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  const cycle = hour12 ? 'h12' : 'h23';
  cycles.set(language, cycle);
  return cycle;
}
