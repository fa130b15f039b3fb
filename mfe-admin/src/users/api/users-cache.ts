import type { AdminUser, UserAnswer, UserChanges } from '@plaza/contracts/identity/user-administration';
import { limits } from '@plaza/contracts/limits';
import type { AppThunk } from '@plaza/web-kit';
import { type PageOfUsers, pageTag, type UserFilters, usersApi, userTags, withCompany } from './users-api';

const { selectInvalidatedBy, updateQueryData } = usersApi.util;

/** Cached data that a write has made outdated and that must be fetched again. */
export type OutdatedTag = (typeof userTags)[number] | ReturnType<typeof pageTag>;

/** Applies `update` to each cached page of the list. @returns the tags of the pages for which it returns false */
function updatePages(update: (page: PageOfUsers, filters: UserFilters) => boolean): AppThunk<OutdatedTag[]> {
  return (dispatch, getState) => {
    const outdated: OutdatedTag[] = [];
    for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), ['admin/user'])) {
      if (endpointName !== 'adminUsers') continue;
      const recipe = (page: PageOfUsers) => {
        if (!update(page, originalArgs)) outdated.push(pageTag(originalArgs));
      };
      dispatch(updateQueryData(endpointName, originalArgs, recipe));
    }
    return outdated;
  };
}

/** Adds a new user at the top of the unfiltered first page, as the newest come first; all other pages are outdated. */
export function cacheAddedUser(user: AdminUser): AppThunk<OutdatedTag[]> {
  const isFirstOfAll = ({ page, search, company, role, contractorId }: UserFilters) =>
    page === 1 && !search && !company && !role && !contractorId;
  const add = (page: PageOfUsers, filters: UserFilters) => {
    if (!isFirstOfAll(filters)) return false;
    page.users = [user, ...page.users].slice(0, limits.adminPageSize);
    page.pagination.total += 1;
    page.pagination.totalPages = Math.ceil(page.pagination.total / page.pagination.limit);
    return true;
  };
  return (dispatch) => [...dispatch(updatePages(add)), 'admin/company', 'admin/contractor'];
}

/**
 * Updates a changed user in the cache. If the change affects other users, as a contractor's role and company affect
 * their employees, everything is outdated; otherwise only the pages whose filters depend on a changed field.
 */
export function cacheChangedUser(answer: UserAnswer, changes: UserChanges): AppThunk<OutdatedTag[]> {
  const { user } = answer;
  const has = (...names: (keyof UserChanges)[]) => names.some((name) => name in changes);
  const replace = (page: PageOfUsers, { search, company, contractorId }: UserFilters) => {
    page.users = page.users.map((other) => (other.id === user.id ? user : other));
    // A change of contractor also changes an employee's company.
    return !(search && has('firstName', 'lastName')) && !((company || contractorId) && has('contractorId'));
  };
  return (dispatch) => {
    if (has('role', 'companyName', 'company_name')) return [...userTags];
    dispatch(updateQueryData('adminUser', { id: user.id }, () => withCompany(answer)));
    const outdated = dispatch(updatePages(replace));
    return user.role === 'contractor' ? [...outdated, 'admin/contractor'] : outdated;
  };
}
