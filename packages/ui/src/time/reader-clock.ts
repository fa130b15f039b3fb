export type HourCycle = 'h12' | 'h23';

const cycles = new Map<string, HourCycle>();

/** Whether the reader uses a clock of 12 or 24 hours: the convention for the language of their browser. */
export function readerHourCycle(): HourCycle {
  const { language } = navigator;
  const known = cycles.get(language);
  if (known) return known;
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  const cycle = hour12 ? 'h12' : 'h23';
  cycles.set(language, cycle);
  return cycle;
}
