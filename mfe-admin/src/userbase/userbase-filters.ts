import { type Role, roles } from '@plaza/contracts/roles';
import { useChangeSearch, useSearchText } from '@plaza/web-kit/router';

/** Whom the map and the list show; empty filters nothing. */
export interface UserbaseFilters {
  readonly role: Role | '';
  readonly company: string;
}

export const noFilters: UserbaseFilters = { role: '', company: '' };

export const areSet = ({ role, company }: UserbaseFilters) => role !== '' || company !== '';

/** The filters as they stand in the address, and how to change them: each change is one step of the history. */
export function useUserbaseFilters(): [UserbaseFilters, (filters: UserbaseFilters) => void] {
  const [named] = useSearchText('role');
  const [company] = useSearchText('company');
  const change = useChangeSearch();
  const role = roles.find((one) => one === named) ?? '';
  return [{ role, company }, (filters) => change({ ...filters })];
}
