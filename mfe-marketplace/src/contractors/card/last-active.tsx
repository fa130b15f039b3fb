import { Moment } from '@plaza/ui';
import { useMinuteClock } from '../../times/use-minute-clock';

/** How long ago a contractor was active, updated every half minute. */
export function LastActive({ at }: { at: string }) {
  const now = useMinuteClock();
  return (
    <>
      Active <Moment at={at} now={now} />
    </>
  );
}
