import { useNews } from '../markets-api';
import { BoardStates } from '../quotes/board-states';
import { BoardStatus } from '../quotes/board-status';
import { SearchedRows } from '../quotes/searched-rows';
import { NewsList } from './news-list';
import { newsText, newsWords } from './news-words';

/** The News tab, the newest first. */
export function NewsPanel() {
  return (
    <BoardStates words={newsWords} query={useNews()}>
      {(rows) => (
        <SearchedRows words={newsWords} rows={rows} textOf={newsText}>
          {(found) => <NewsList items={found} />}
        </SearchedRows>
      )}
    </BoardStates>
  );
}

export const NewsStatus = () => <BoardStatus board={useNews().data} />;
