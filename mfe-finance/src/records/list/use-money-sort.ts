import type { Sort, SortValue } from '@plaza/ui';
import { useMemo } from 'react';
import { recentRates, useFinanceRatesQuery } from '../../finance-api';
import { valuesOf } from './money-values';
import { useUrlSort } from './use-url-sort';

interface Priced {
  readonly currency: string;
}

interface MoneySort<Row> {
  readonly sort: Sort | undefined;
  readonly onSortChange: (sort: Sort) => void;
  /** The rows to give to the table. */
  readonly rows: readonly Row[];
  /** The sort value for each column of amounts. */
  readonly sortBy: (row: Row) => SortValue;
}

/**
 * Sorts a table with amounts in several currencies by their values in the base currency; the address stores the sort.
 * Rows without a rate come last in both directions, sorted by their plain numbers.
 * @param amounts the id of each column of amounts → its amount; must stay the same object
 */
export function useMoneySort<Row extends Priced>(
  list: readonly Row[],
  amounts: Readonly<Record<string, (row: Row) => string>>,
): MoneySort<Row> {
  const { sort, onSortChange } = useUrlSort();
  const hasSeveral = list.some(({ currency }) => currency !== list[0]?.currency);
  const { data: rates } = useFinanceRatesQuery(undefined, { ...recentRates, skip: !hasSeveral });
  const amountOf = sort && Object.hasOwn(amounts, sort.id) ? amounts[sort.id] : undefined;
  const values = useMemo(
    () => amountOf && valuesOf(list, amountOf, hasSeveral ? rates : 'one currency'),
    [list, amountOf, hasSeveral, rates],
  );
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return {
    sort,
    onSortChange,
    // A table keeps the order of rows without a sort value.
    rows: amountOf ? list.toSorted((one, other) => sign * (Number(amountOf(one)) - Number(amountOf(other)))) : list,
    sortBy: (row) => values?.get(row) ?? null,
  };
}
