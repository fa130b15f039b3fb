import { Notice } from '../../notice';

/** Says which processes may know more than is shown. */
export function Unanswered({ processes }: { processes: readonly string[] }) {
  if (processes.length === 0) return null;
  return <Notice tone="attention">{`No answer from ${processes.join(', ')}. What they keep is missing here.`}</Notice>;
}
