/** An instant in the browser's time zone: "Jun 15, 2026, 09:30". */
export const Instant = ({ at }: { at: string }) => <time dateTime={at}>{format.format(new Date(at))}</time>;

const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
