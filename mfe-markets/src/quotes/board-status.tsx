import type { Board } from './board';
import { FeedStatus } from './feed-status';

/** How old the rows of a list are; nothing while there are none, or nobody says it. */
export function BoardStatus({ board }: { board: Board<unknown> | undefined }) {
  return board?.feed && board.rows.length > 0 ? <FeedStatus feed={board.feed} /> : null;
}
