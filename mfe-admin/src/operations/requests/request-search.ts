import { useChangeSearch, useLocation } from '@plaza/web-kit/router';

/** The search in the URL: a request by its id, or the requests around a time in the user's time zone. */
export interface RequestSearch {
  readonly request: string;
  /** "2026-11-21T14:05". */
  readonly at: string;
  readonly minutes: string;
  readonly path: string;
}

export const nothing: RequestSearch = { request: '', at: '', minutes: '', path: '' };
export const defaultMinutes = '5';

const names = ['request', 'at', 'minutes', 'path'] as const;

/** The search in the URL, and a function that changes it; each change adds one entry to the browser history. */
export function useRequestSearch(): [RequestSearch, (changes: Partial<RequestSearch>) => void] {
  const query = new URLSearchParams(useLocation().search);
  const [request = '', at = '', minutes = '', path = ''] = names.map((name) => query.get(name) ?? '');
  const change = useChangeSearch();
  return [{ request, at, minutes, path }, (changes) => change({ ...changes })];
}

/** The search window as query parameters; undefined for an invalid time. */
export function toWindow({ at, minutes, path }: RequestSearch) {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return undefined;
  return { at: new Date(moment).toISOString(), minutes: Number(minutes || defaultMinutes), path };
}

/** A time as the value of a datetime-local input, in the user's time zone. */
export function toLocalText(moment: Date): string {
  const inZone = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return inZone.toISOString().slice(0, 16);
}
