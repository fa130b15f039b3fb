import { type Role, roles } from '@plaza/contracts/roles';
import { useChangeSearch, useSearchText } from '@plaza/web-kit/router';

/** Filters of the map and the list; an empty one matches everybody. */
export interface UserbaseFilters {
  readonly role: Role | '';
  readonly company: string;
}

export const noFilters: UserbaseFilters = { role: '', company: '' };

export const areSet = ({ role, company }: UserbaseFilters) => role !== '' || company !== '';

/** The filters in the URL, and a function that changes them; each change adds one entry to the browser history. */
export function useUserbaseFilters(): [UserbaseFilters, (filters: UserbaseFilters) => void] {
  const [named] = useSearchText('role');
  const [company] = useSearchText('company');
  const change = useChangeSearch();
  const role = roles.find((one) => one === named) ?? '';
  return [{ role, company }, (filters) => change({ ...filters })];
}
