import { useLayoutEffect, useRef, useState } from 'react';

/** The distance that still counts as at the edge, in pixels. */
const nearPx = 80;

interface Watched {
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
export function useThreadScroll({ oldest, newest, isOwnNewest, onTop }: Watched) {
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
    const known = before.current;
    before.current = { oldest, newest, height: box.scrollHeight };
    if (known.newest === newest && known.oldest === oldest) return;
    const isScrolledAway = box.scrollTop < -nearPx;
    if (known.newest !== newest && isOwnNewest)
      box.scrollTo({ top: 0 }); // column-reverse: 0 is the end
    else if (known.newest !== newest && isScrolledAway && known.newest !== undefined) setHasNewer(true);
    if (isScrolledAway && !isOwnNewest && known.oldest === oldest) box.scrollTop -= box.scrollHeight - known.height;
  });

  function onScroll() {
    const box = frame.current;
    if (!box) return;
    if (box.scrollTop > -nearPx) setHasNewer(false);
    if (box.scrollHeight - box.clientHeight + box.scrollTop < nearPx) onTop();
  }
  return { frame, hasNewer, onScroll, scrollToEnd };
}
