import { useChangeSearch, useLocation } from '@plaza/web-kit/router';

/** The search in the address: a request by its id, or the requests around a moment in the reader's zone. */
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

/** What the address says, and how to look for something else; a change is one step of the history. */
export function useRequestSearch(): [RequestSearch, (changes: Partial<RequestSearch>) => void] {
  const query = new URLSearchParams(useLocation().search);
  const [request = '', at = '', minutes = '', path = ''] = names.map((name) => query.get(name) ?? '');
  const change = useChangeSearch();
  return [{ request, at, minutes, path }, (changes) => change({ ...changes })];
}

/** The window as the server takes it; undefined where there is no such moment. */
export function toWindow({ at, minutes, path }: RequestSearch) {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return undefined;
  return { at: new Date(moment).toISOString(), minutes: Number(minutes || defaultMinutes), path };
}

/** A moment as a field for date and time takes it, in the reader's zone. */
export function toLocalText(moment: Date): string {
  const inZone = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return inZone.toISOString().slice(0, 16);
}
