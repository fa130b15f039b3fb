import { useNews } from '../markets-api';
import { BoardStatus } from '../quotes/feed/quote-list-status';
import { SearchedBoard } from '../quotes/searchable-quote-list';
import { newsText, newsWords } from './news-labels';
import { NewsList } from './news-list';

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
