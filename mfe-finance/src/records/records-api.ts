import type { ApiError } from '@plaza/web-kit';

type RecordTag = 'finance/loan' | 'finance/income' | 'finance/expense' | 'finance/property';

/** A change of a record, made from the version that the form was opened with. */
export interface RecordChange<Changes> {
  readonly id: string;
  readonly changes: Changes;
}

/**
 * What a write makes old: the list and every figure; after a refused one only where the list itself turned out to be
 * old, as somebody changed or deleted the record elsewhere.
 */
export function refreshAfter(tag: RecordTag) {
  return (_answer: unknown, error: ApiError | undefined) =>
    !error || error.status === 404 || error.status === 409 ? [tag, 'finance/metrics' as const] : [];
}
