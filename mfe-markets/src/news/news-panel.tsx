import { useNews } from '../markets-api';
import { QuoteListStatus } from '../quotes/feed/quote-list-status';
import { SearchableQuoteList } from '../quotes/searchable-quote-list';
import { newsLabels, newsText } from './news-labels';
import { NewsList } from './news-list';
import { NewsSkeleton } from './news-skeleton';

/** The News tab, newest articles first. */
export function NewsPanel() {
  const query = useNews();
  return (
    <SearchableQuoteList
      labels={newsLabels}
      query={query}
      rows={query.data?.rows ?? []}
      textOf={newsText}
      skeleton={<NewsSkeleton articles={newsLabels.skeletons} />}
    >
      {(found) => <NewsList items={found} />}
    </SearchableQuoteList>
  );
}

export const NewsStatus = () => <QuoteListStatus query={useNews()} />;
