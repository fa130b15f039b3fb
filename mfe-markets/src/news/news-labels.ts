import type { NewsItem } from '@plaza/contracts/markets/quotes';
import type { ListWords } from '../quotes/view/list-view';

export const newsWords: ListWords = {
  label: 'News',
  one: 'article',
  many: 'articles',
  search: 'Search news',
  hint: 'Try a word of a title, a source, or a category.',
  emptyTitle: 'No News Data Available',
  emptyText: 'Unable to fetch news at the moment. Please try refreshing.',
  failed: 'Failed to load news',
  skeletons: 6,
};

export const newsText = ({ title, summary, source, category }: NewsItem) => `${title} ${summary} ${source} ${category}`;

/** What is saved of an article; a feed's titles may be longer than what can be kept. */
export const savedNews = ({ id, title, source }: NewsItem) => ({
  key: id,
  fields: { newsId: id, title: title.slice(0, 500), source: source.slice(0, 100) },
});
