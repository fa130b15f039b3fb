import { clockDateTime, clockExactly } from '@plaza/ui/time';

/** An instant in the browser's time zone: "Jun 15, 9:30 AM", with the year if it is not the current one. */
export const Instant = ({ at }: { at: string }) => (
  <time dateTime={at} title={clockExactly(at)}>
    {clockDateTime(at)}
  </time>
);
