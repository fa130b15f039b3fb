import { useLayoutEffect, useRef, useState } from 'react';

/** The distance that still counts as at the edge, in pixels. */
const nearPx = 80;

interface ThreadPosition {
  /** Ids of the messages at both ends. */
  readonly oldest: string | undefined;
  readonly newest: string | undefined;
  readonly isOwnNewest: boolean;
  readonly onTop: () => void;
}

/**
 * Follows the end of a thread while the user is there, or sends; elsewhere keeps the scroll position and reports newer
 * messages. The frame scrolls from its end, so messages added above move nothing.
 */
export function useThreadScroll({ oldest, newest, isOwnNewest, onTop }: ThreadPosition) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef({ oldest, newest, height: 0 });
  const [hasNewer, setHasNewer] = useState(false);

  function scrollToEnd() {
    frame.current?.scrollTo({ top: 0 });
    setHasNewer(false);
  }

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const previous = before.current;
    before.current = { oldest, newest, height: box.scrollHeight };
    if (previous.newest === newest && previous.oldest === oldest) return;
    const isScrolledAway = box.scrollTop < -nearPx;
    if (previous.newest !== newest && isOwnNewest)
      box.scrollTo({ top: 0 }); // column-reverse: 0 is the end
    else if (previous.newest !== newest && isScrolledAway && previous.newest !== undefined) setHasNewer(true);
    if (isScrolledAway && !isOwnNewest && previous.oldest === oldest)
      box.scrollTop -= box.scrollHeight - previous.height;
  });

  function onScroll() {
    const box = frame.current;
    if (!box) return;
    if (box.scrollTop > -nearPx) setHasNewer(false);
    if (box.scrollHeight - box.clientHeight + box.scrollTop < nearPx) onTop();
  }
  return { frame, hasNewer, onScroll, scrollToEnd };
}
