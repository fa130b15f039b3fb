import type { Role } from '@plaza/contracts/roles';

/** Whom the map and the list show; empty filters nothing. */
export interface UserbaseFilters {
  readonly role: Role | '';
  readonly company: string;
}

export const noFilters: UserbaseFilters = { role: '', company: '' };

export const areSet = ({ role, company }: UserbaseFilters) => role !== '' || company !== '';

/** The filters that are set, as a query has them. */
export const whoOf = ({ role, company }: UserbaseFilters): [string, string][] =>
  Object.entries({ role, company }).filter(([, value]) => value !== '');
