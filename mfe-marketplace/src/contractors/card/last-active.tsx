import { Moment } from '@plaza/ui';
import { useMinuteClock } from '../../times/use-minute-clock';

/** When somebody was last seen, in words that keep up with the clock. */
export function LastActive({ at }: { at: string }) {
  const now = useMinuteClock();
  return (
    <>
      Active <Moment at={at} now={now} />
    </>
  );
}
