import { type HistoryStep, useChangeSearch, useLocation } from '@plaza/web-kit/router';

/** What the log is narrowed to; empty filters nothing. Days are those of the reader: "2026-11-21". */
export interface AuditFilters {
  readonly search: string;
  readonly action: string;
  /** The id of who did it. */
  readonly actor: string;
  /** The id of whom it was done to, or the name of what. */
  readonly target: string;
  readonly from: string;
  readonly to: string;
}

export const noFilters: AuditFilters = { search: '', action: '', actor: '', target: '', from: '', to: '' };

export const areSet = (filters: AuditFilters) => Object.values(filters).some((filter) => filter !== '');

/** Whether the last day lies before the first. */
export const endsBeforeItBegins = ({ from, to }: AuditFilters) => from !== '' && to !== '' && to < from;

/**
 * The filters as the server takes them: from the first moment of one day to the last of another, in the reader's zone.
 */
export const toQuery = ({ search, action, actor, target, from, to }: AuditFilters) => ({
  search,
  action,
  actor,
  target,
  from: toInstant(from, '00:00:00'),
  to: toInstant(to, '23:59:59.999'),
});

/** Empty for a day that there is not: a date field lets years of five digits through. */
function toInstant(day: string, time: string): string {
  const at = Date.parse(`${day}T${time}`);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

const names = ['search', 'action', 'actor', 'target', 'from', 'to'] as const;

/** The filters as they stand in the address, and how to change them. */
export function useAuditFilters(): [AuditFilters, (filters: AuditFilters, step?: HistoryStep) => void] {
  const query = new URLSearchParams(useLocation().search);
  const [search = '', action = '', actor = '', target = '', from = '', to = ''] = names.map(
    (name) => query.get(name) ?? '',
  );
  const change = useChangeSearch();
  return [{ search, action, actor, target, from, to }, (filters, step) => change({ ...filters }, step)];
}
