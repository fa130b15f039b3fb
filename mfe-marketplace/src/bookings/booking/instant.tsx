import { formatDateTime } from '@plaza/ui/time';

/** An instant in the browser's time zone: "Jun 15, 2026, 09:30". */
export const Instant = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;
