import type { Sort } from '@plaza/ui';
import { useSearchText } from '@plaza/web-kit/router';

/** The sort of a screen's only table, stored in the URL: "balance" ascending, "-balance" descending. */
export function useUrlSort(): { sort: Sort | undefined; onSortChange: (sort: Sort) => void } {
  const [text, setText] = useSearchText('sort');
  return {
    sort: text === '' ? undefined : sortOf(text),
    onSortChange: ({ id, direction }) => setText(direction === 'descending' ? `-${id}` : id),
  };
}

const sortOf = (text: string): Sort =>
  text.startsWith('-') ? { id: text.slice(1), direction: 'descending' } : { id: text, direction: 'ascending' };
