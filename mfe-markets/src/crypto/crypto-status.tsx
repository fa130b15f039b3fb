import { useCryptoBoard } from '../markets-api';
import { FeedStatus } from '../terminal/feed-status';

/** How old the prices of the coins are; nothing while there are none. */
export function CryptoStatus() {
  const { data } = useCryptoBoard();
  return data && data.coins.length > 0 ? <FeedStatus feed={data} /> : null;
}
