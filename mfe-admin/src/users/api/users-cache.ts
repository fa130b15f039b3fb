import type { AdminUser, UserAnswer, UserChanges } from '@plaza/contracts/identity/user-administration';
import { limits } from '@plaza/contracts/limits';
import type { AppThunk } from '@plaza/web-kit';
import { type PageOfUsers, pageTag, type UserFilters, usersApi, userTags, withCompany } from './users-api';

const { selectInvalidatedBy, updateQueryData } = usersApi.util;

/** What a write has left outdated in the cache, and has to be fetched again. */
export type OutdatedTag = (typeof userTags)[number] | ReturnType<typeof pageTag>;

/** Updates each cached page of the list by `update`. @returns the tags of those for which it returns false */
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

/** Puts a new user at the top of the list, which has the newest first; all other pages are outdated. */
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
 * Puts a changed user into the cache. Where the change reaches other users, as a contractor's role and company reach
 * their employees, everything is outdated; otherwise the pages whose filter reads what was changed.
 */
export function cacheChangedUser(answer: UserAnswer, changes: UserChanges): AppThunk<OutdatedTag[]> {
  const { user } = answer;
  const has = (...names: (keyof UserChanges)[]) => names.some((name) => name in changes);
  const replace = (page: PageOfUsers, { search, company, contractorId }: UserFilters) => {
    page.users = page.users.map((other) => (other.id === user.id ? user : other));
    // With the contractor an employee gets the company of that one.
    return !(search && has('firstName', 'lastName')) && !((company || contractorId) && has('contractorId'));
  };
  return (dispatch) => {
    if (has('role', 'companyName', 'company_name')) return [...userTags];
    dispatch(updateQueryData('adminUser', { id: user.id }, () => withCompany(answer)));
    const outdated = dispatch(updatePages(replace));
    return user.role === 'contractor' ? [...outdated, 'admin/contractor'] : outdated;
  };
}
