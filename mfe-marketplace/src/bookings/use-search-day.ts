import { type HistoryStep, useSearchText } from '@plaza/web-kit/router';

/**
 * The day that a view shows, YYYY-MM-DD, in the URL (`?day=`). The URL omits the current day, so that such a link shows
 * the day on which it is opened.
 */
export function useSearchDay(present: string): [string, (day: string, step?: HistoryStep) => void] {
  const [text, setText] = useSearchText('day');
  const setDay = (day: string, step?: HistoryStep) => setText(day === present ? '' : day, step);
  return [isDay(text) ? text : present, setDay];
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
