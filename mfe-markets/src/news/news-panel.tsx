import { useNews } from '../markets-api';
import { BoardStatus } from '../quotes/board-status';
import { SearchedBoard } from '../quotes/searched-board';
import { NewsList } from './news-list';
import { newsText, newsWords } from './news-words';

/** The News tab, the newest first. */
export function NewsPanel() {
  const query = useNews();
  return (
    <SearchedBoard words={newsWords} query={query} rows={query.data?.rows ?? []} textOf={newsText}>
      {(found) => <NewsList items={found} />}
    </SearchedBoard>
  );
}

export const NewsStatus = () => <BoardStatus query={useNews()} />;
