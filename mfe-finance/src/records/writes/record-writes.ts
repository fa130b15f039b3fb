import { mayHaveChanged } from '@plaza/contracts/failed-writes';
import { type ApiError, applyAnswer, type OngoingWrite } from '@plaza/web-kit';
import type { financeApi } from '../../finance-api';

interface StoredRecord {
  readonly id: string;
}

type RecordTag = 'finance/account' | 'finance/loan' | 'finance/income' | 'finance/expense' | 'finance/property';
type OutcomeTag = 'finance/loan-outcome' | 'finance/property' | 'finance/metrics';

type ListStep<Row> = (list: readonly Row[]) => Row[];

/** The cached list of one kind of record. */
export interface CachedList<Row> {
  readonly endpointNames: readonly (keyof typeof financeApi.endpoints)[];
  readonly tag: RecordTag;
  /** Tags of other results computed from these records, besides the metrics, to fetch again after each write. */
  readonly outcomes?: readonly OutcomeTag[];
  /** Whether the list shows writes before the server responds. */
  readonly isOptimistic?: boolean;
  /** Changes the cached list; does nothing if the list was never fetched. */
  readonly update: (step: ListStep<Row>) => ReturnType<typeof financeApi.util.updateQueryData>;
}

/** Applies the response of a write to the cached list. A rejected write changes nothing here. */
export const applyToList = <Row, Answer>(
  list: CachedList<Row>,
  write: OngoingWrite<Answer>,
  step: (answer: Answer) => ListStep<Row>,
): Promise<void> => applyAnswer(write, list, (answer) => void write.dispatch(list.update(step(answer))));

/**
 * The tags that a write invalidates: everything that is computed from the records. A rejected write invalidates the
 * list itself if the record was changed or deleted elsewhere, or if the write may have succeeded after all. An
 * optimistic list is invalidated by any rejection, as the rollback may restore what another rejected write had shown.
 */
export function outdatedBy<Row>({ tag, outcomes = [], isOptimistic = false }: CachedList<Row>) {
  return (_answer: unknown, error: ApiError | undefined): (RecordTag | OutcomeTag)[] => {
    if (!error) return ['finance/metrics', ...outcomes];
    if (error.status === 401) return [];
    const isOutdated = isOptimistic || mayHaveChanged(error);
    return isOutdated ? [tag, 'finance/metrics', ...outcomes] : [];
  };
}

/** The cache handling of adding, changing and removing a record, to be spread into the definition of each endpoint. */
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
