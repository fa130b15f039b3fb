import { roles } from '@plaza/contracts/roles';
import { type HistoryStep, useChangeSearch, useLocation } from '@plaza/web-kit/router';
import { useState } from 'react';
import type { UserFilters } from '../api/users-api';

const noFilters = { search: '', company: '', role: '', contractorId: '' } as const satisfies Partial<UserFilters>;

export const areSet = ({ search, company, role, contractorId }: UserFilters) =>
  [search, company, role, contractorId].some((filter) => filter !== '');

/** The filters in the URL, so that a filtered list can be linked to, and functions that change them. */
export function useUserFilters() {
  const query = new URLSearchParams(useLocation().search);
  const changeSearch = useChangeSearch();
  const [clearings, setClearings] = useState(0);
  const filters = toFilters(query);

  /** Changing the filters returns to the first page. */
  function change(changes: Partial<UserFilters>, step?: HistoryStep) {
    changeSearch(toSearch({ ...filters, page: 1, ...changes }), step);
  }

  function clear() {
    change(noFilters);
    setClearings(clearings + 1);
  }

  return { filters, change, clear, clearings };
}

/**
 * `clearings`: how often the filters have been cleared; remounts the search fields each time, whatever they contain.
 */
export type Filtering = ReturnType<typeof useUserFilters>;

function toFilters(query: URLSearchParams): UserFilters {
  const text = (name: string) => query.get(name) ?? '';
  const role = roles.find((one) => one === query.get('role')) ?? '';
  const page = Number.parseInt(text('page'), 10);
  return {
    page: page >= 1 && page <= 100_000 ? page : 1,
    search: text('search'),
    company: text('company'),
    role,
    contractorId: role === 'contractor_employee' ? text('contractorId') : '',
  };
}

function toSearch({ page, search, company, role, contractorId }: UserFilters) {
  const employees = role === 'contractor_employee' ? contractorId : '';
  return { search, company, role, contractorId: employees, page: page > 1 ? String(page) : '' };
}
