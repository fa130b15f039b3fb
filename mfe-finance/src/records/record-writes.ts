import { type ApiError, applyAnswer, type OngoingWrite } from '@plaza/web-kit';
import type { financeApi } from '../finance-api';
import { isOutcomeUnknown } from '../unknown-outcome';

interface StoredRecord {
  readonly id: string;
}

type RecordTag = 'finance/account' | 'finance/loan' | 'finance/income' | 'finance/expense' | 'finance/property';
type OutcomeTag = 'finance/loan-outcome' | 'finance/metrics';

type ListStep<Row> = (list: readonly Row[]) => Row[];

/** The one list of a kind of record, as it is cached. */
export interface CachedList<Row> {
  readonly endpointNames: readonly (keyof typeof financeApi.endpoints)[];
  readonly tag: RecordTag;
  /** What is computed from these records beside the metrics, and has to be fetched after each write. */
  readonly outcomes?: readonly OutcomeTag[];
  /** Whether writes show in it before they are answered. */
  readonly isOptimistic?: boolean;
  /** Changes the cached list; a list that was never fetched stays unknown. */
  readonly update: (step: ListStep<Row>) => ReturnType<typeof financeApi.util.updateQueryData>;
}

/** Puts the answer of a write into the cached list. A rejected write changes nothing here. */
export const applyToList = <Row, Answer>(
  list: CachedList<Row>,
  write: OngoingWrite<Answer>,
  step: (answer: Answer) => ListStep<Row>,
): Promise<void> => applyAnswer(write, list, (answer) => void write.dispatch(list.update(step(answer))));

/**
 * What becomes outdated by a write: everything that is computed from the records. A rejected write says that the list
 * itself is outdated where somebody changed or deleted the record elsewhere, or where the write may have been done. An
 * optimistic list is outdated by any rejection: what is put back may be what another rejected write had shown.
 */
export function outdatedBy<Row>({ tag, outcomes = [], isOptimistic = false }: CachedList<Row>) {
  return (_answer: unknown, error: ApiError | undefined): (RecordTag | OutcomeTag)[] => {
    if (!error) return ['finance/metrics', ...outcomes];
    if (error.status === 401) return [];
    const isOutdated = isOptimistic || error.status === 404 || error.status === 409 || isOutcomeUnknown(error);
    return isOutdated ? [tag, 'finance/metrics', ...outcomes] : [];
  };
}

/** The cache side of adding, changing and removing a record: the definition of each endpoint is completed by it. */
export function recordWrites<Row extends StoredRecord>(list: CachedList<Row>) {
  const invalidatesTags = outdatedBy(list);
  const add = (record: Row) => (rows: readonly Row[]) => [...rows.filter(({ id }) => id !== record.id), record];
  const replace = (record: Row) => (rows: readonly Row[]) => rows.map((row) => (row.id === record.id ? record : row));
  return {
    add: {
      onQueryStarted: (_args: unknown, write: OngoingWrite<Row>) => applyToList(list, write, add),
      invalidatesTags,
    },
    change: {
      onQueryStarted: (_args: unknown, write: OngoingWrite<Row>) => applyToList(list, write, replace),
      invalidatesTags,
    },
    remove: {
      onQueryStarted: ({ id }: StoredRecord, write: OngoingWrite<null>) =>
        applyToList(list, write, () => (rows) => rows.filter((row) => row.id !== id)),
      invalidatesTags,
    },
  };
}
