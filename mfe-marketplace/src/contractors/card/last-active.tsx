import { Moment, useNow } from '@plaza/ui';

/** How long ago a contractor was active, updated every half minute. */
export function LastActive({ at }: { at: string }) {
  const now = useNow();
  return (
    <span>
      Active <Moment at={at} now={now} />
    </span>
  );
}
