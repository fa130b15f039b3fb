import { cutText } from '@plaza/contracts/cut-text';
import type { NewsItem } from '@plaza/contracts/markets/quotes';
import type { ListLabels } from '../quotes/view/list-view';

export const newsLabels: ListLabels = {
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

/** The fields of an article as a favorite. Truncated, as titles of a feed may be longer than the limit. */
export const savedNews = ({ id, title, source }: NewsItem) => ({
  key: id,
  fields: { newsId: id, title: cutText(title, 500), source: cutText(source, 100) },
});
