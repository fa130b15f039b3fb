import { Notice } from '../../notices/notice';

/** Names the processes that did not respond and may have more data. */
export function Unanswered({ processes }: { processes: readonly string[] }) {
  if (processes.length === 0) return null;
  return <Notice tone="attention">{`No answer from ${processes.join(', ')}. What they keep is missing here.`}</Notice>;
}
