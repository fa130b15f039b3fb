import type { ApiError, AppStore, RootState } from '@plaza/web-kit';
import { financeApi } from '../finance-api';

interface StoredRecord {
  readonly id: string;
}

type RecordTag = 'finance/account' | 'finance/loan' | 'finance/income' | 'finance/expense' | 'finance/property';
type OutcomeTag = 'finance/loan-outcome' | 'finance/metrics';

type ListStep<Row> = (list: readonly Row[]) => Row[];

/** The one list of a kind of record, as it is cached. */
export interface CachedList<Row> {
  readonly endpointName: keyof typeof financeApi.endpoints;
  readonly tag: RecordTag;
  /** What is computed from these records beside the metrics, and has to be fetched after each write. */
  readonly outcomes?: readonly OutcomeTag[];
  /** Changes the cached list; a list that was never fetched stays unknown. */
  readonly update: (step: ListStep<Row>) => ReturnType<typeof financeApi.util.updateQueryData>;
}

export interface OngoingWrite<Answer> {
  readonly dispatch: AppStore['dispatch'];
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<{ readonly data: Answer }>;
}

/** Puts the answer of a write into the cached list. A rejected write changes nothing here. */
export async function applyAnswer<Row, Answer>(
  { endpointName, tag, update }: CachedList<Row>,
  { dispatch, getState, queryFulfilled }: OngoingWrite<Answer>,
  step: (answer: Answer) => ListStep<Row>,
): Promise<void> {
  const fulfilled = await queryFulfilled.catch(() => undefined);
  if (!fulfilled) return;
  dispatch(update(step(fulfilled.data)));
  // A list that is on its way may have been read before the write.
  const queries = Object.values((getState() as RootState).api.queries);
  const isFetching = queries.some((query) => query?.endpointName === endpointName && query.status === 'pending');
  if (isFetching) dispatch(financeApi.util.invalidateTags([tag]));
}

/**
 * What becomes outdated by a write: everything that is computed from the records. A rejected write says that the list
 * itself is outdated where somebody changed or deleted the record elsewhere.
 */
export function outdatedBy<Row>({ tag, outcomes = [] }: CachedList<Row>) {
  return (_answer: unknown, error: ApiError | undefined): (RecordTag | OutcomeTag)[] => {
    if (!error) return ['finance/metrics', ...outcomes];
    return error.status === 404 || error.status === 409 ? [tag, 'finance/metrics', ...outcomes] : [];
  };
}

/** The cache side of adding, changing and removing a record: the definition of each endpoint is completed by it. */
export function recordWrites<Row extends StoredRecord>(list: CachedList<Row>) {
  const invalidatesTags = outdatedBy(list);
  const add = (record: Row) => (rows: readonly Row[]) => [...rows.filter(({ id }) => id !== record.id), record];
  const replace = (record: Row) => (rows: readonly Row[]) => rows.map((row) => (row.id === record.id ? record : row));
  return {
    add: {
      onQueryStarted: (_args: unknown, write: OngoingWrite<Row>) => applyAnswer(list, write, add),
      invalidatesTags,
    },
    change: {
      onQueryStarted: (_args: unknown, write: OngoingWrite<Row>) => applyAnswer(list, write, replace),
      invalidatesTags,
    },
    remove: {
      onQueryStarted: ({ id }: StoredRecord, write: OngoingWrite<null>) =>
        applyAnswer(list, write, () => (rows) => rows.filter((row) => row.id !== id)),
      invalidatesTags,
    },
  };
}
