import type { AdminUser, UserAnswer, UserChanges } from '@plaza/contracts/identity/user-administration';
import { limits } from '@plaza/contracts/limits';
import type { AppThunk } from '@plaza/web-kit';
import { type PageOfUsers, pageTag, type UserFilters, usersApi, userTags, withCompany } from './users-api';

const { invalidateTags, selectInvalidatedBy, updateQueryData } = usersApi.util;

/** Updates each cached page of the list by `update`; where it returns false, the page is fetched again. */
function updatePages(update: (page: PageOfUsers, filters: UserFilters) => boolean): AppThunk {
  return (dispatch, getState) => {
    for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), ['admin/user'])) {
      if (endpointName !== 'adminUsers') continue;
      let isCurrent = true;
      const recipe = (page: PageOfUsers) => {
        isCurrent = update(page, originalArgs);
      };
      dispatch(updateQueryData(endpointName, originalArgs, recipe));
      if (!isCurrent) dispatch(invalidateTags([pageTag(originalArgs)]));
    }
  };
}

/** Puts a new user at the top of the list, which has the newest first; all other pages are fetched again. */
export function cacheAddedUser(user: AdminUser): AppThunk {
  return (dispatch) => {
    const isFirstOfAll = ({ page, search, company, role, contractorId }: UserFilters) =>
      page === 1 && !search && !company && !role && !contractorId;
    const add = (page: PageOfUsers, filters: UserFilters) => {
      if (!isFirstOfAll(filters)) return false;
      page.users = [user, ...page.users].slice(0, limits.adminPageSize);
      page.pagination.total += 1;
      page.pagination.totalPages = Math.ceil(page.pagination.total / page.pagination.limit);
      return true;
    };
    dispatch(updatePages(add));
    dispatch(invalidateTags(['admin/company', 'admin/contractor']));
  };
}

/**
 * Puts a changed user into the cache. Where the change reaches other users, as a contractor's role and company reach
 * their employees, everything is fetched again, and so is a page whose filter reads what was changed.
 */
export function cacheChangedUser(answer: UserAnswer, changes: UserChanges): AppThunk {
  return (dispatch) => {
    const { user } = answer;
    const has = (...names: (keyof UserChanges)[]) => names.some((name) => name in changes);
    if (has('role', 'companyName', 'company_name')) {
      dispatch(invalidateTags([...userTags]));
      return;
    }
    const replace = (page: PageOfUsers, { search, contractorId }: UserFilters) => {
      page.users = page.users.map((other) => (other.id === user.id ? user : other));
      return !(search && has('firstName', 'lastName')) && !(contractorId && has('contractorId'));
    };
    dispatch(updatePages(replace));
    dispatch(updateQueryData('adminUser', { id: user.id }, () => withCompany(answer)));
    if (user.role === 'contractor') dispatch(invalidateTags(['admin/contractor']));
  };
}
