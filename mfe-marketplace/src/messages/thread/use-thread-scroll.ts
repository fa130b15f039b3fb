import { useLayoutEffect, useRef, useState } from 'react';

/** The distance in pixels that still counts as being at the edge. */
const nearPx = 80;

interface ThreadPosition {
  /** Ids of the first and last message; for the newest its client id, if it has one. */
  readonly oldest: string | undefined;
  readonly newest: string | undefined;
  /** Client ids of the messages still to be sent, which are below the newest one. */
  readonly unsent: readonly string[];
  readonly isOwnNewest: boolean;
  readonly onTop: () => void;
}

/**
 * Scrolls to the end of a thread while the user is there, or when the user sends; otherwise keeps the scroll position
 * and reports newer messages. The frame scrolls from its end, so messages added above move nothing.
 */
export function useThreadScroll({ oldest, newest, unsent, isOwnNewest, onTop }: ThreadPosition) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef({ oldest, newest, unsent, height: 0 });
  const [hasNewer, setHasNewer] = useState(false);

  function scrollToEnd() {
    frame.current?.scrollTo({ top: 0 });
    setHasNewer(false);
  }

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const previous = before.current;
    before.current = { oldest, newest, unsent, height: box.scrollHeight };
    const isDelivered = newest !== undefined && previous.unsent.includes(newest); // it was shown as unsent before
    const hasArrived = previous.newest !== newest && !isDelivered;
    const isBeingSent = unsent.some((id) => !previous.unsent.includes(id));
    const isScrolledAway = box.scrollTop < -nearPx;
    if (isBeingSent || (hasArrived && isOwnNewest)) {
      box.scrollTo({ top: 0 }); // column-reverse: 0 is the end
      return;
    }
    if (!isScrolledAway) return;
    if (hasArrived && previous.newest !== undefined) setHasNewer(true);
    const isChanged = previous.newest !== newest || previous.unsent.length !== unsent.length;
    if (isChanged && previous.oldest === oldest) box.scrollTop -= box.scrollHeight - previous.height;
  });

  function onScroll() {
    const box = frame.current;
    if (!box) return;
    if (box.scrollTop > -nearPx) setHasNewer(false);
    if (box.scrollHeight - box.clientHeight + box.scrollTop < nearPx) onTop();
  }
  return { frame, hasNewer, onScroll, scrollToEnd };
}
