import { type HistoryStep, useChangeSearch, useLocation } from '@plaza/web-kit/router';

/** Filters of the log; an empty one matches everything. Days are in the user's time zone: "2026-11-21". */
export interface AuditFilters {
  readonly search: string;
  readonly action: string;
  /** The id of the user who made the change. */
  readonly actor: string;
  /** The id of the affected user, or the name of the affected thing. */
  readonly target: string;
  readonly from: string;
  readonly to: string;
}

export const noFilters: AuditFilters = { search: '', action: '', actor: '', target: '', from: '', to: '' };

export const areSet = (filters: AuditFilters) => Object.values(filters).some((filter) => filter !== '');

/** Whether the last day is before the first. */
export const endsBeforeItBegins = ({ from, to }: AuditFilters) => from !== '' && to !== '' && to < from;

/** The filters as query parameters: from the start of the first day to the end of the last, in the user's time zone. */
export const toQuery = ({ search, action, actor, target, from, to }: AuditFilters) => ({
  search,
  action,
  actor,
  target,
  from: toInstant(from, '00:00:00'),
  to: toInstant(to, '23:59:59.999'),
});

/** Empty for an invalid day, since a date input accepts years of five digits. */
function toInstant(day: string, time: string): string {
  const at = Date.parse(`${day}T${time}`);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

const names = ['search', 'action', 'actor', 'target', 'from', 'to'] as const;

/** The filters in the URL, and a function that changes them. */
export function useAuditFilters(): [AuditFilters, (filters: AuditFilters, step?: HistoryStep) => void] {
  const query = new URLSearchParams(useLocation().search);
  const [search = '', action = '', actor = '', target = '', from = '', to = ''] = names.map(
    (name) => query.get(name) ?? '',
  );
  const change = useChangeSearch();
  return [{ search, action, actor, target, from, to }, (filters, step) => change({ ...filters }, step)];
}
