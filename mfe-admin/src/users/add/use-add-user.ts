import type { Manager } from '../manager';
import { tellFailure, tellSuccess } from '../tell';
import { useAdminAddUserMutation, useAdminUserQuery } from '../users-api';
import { type NewUserDraft, newUserOf } from './new-user-draft';

/** Adds people; `company` is that of the contractor whose employees they become. */
export function useAddUser(manager: Manager) {
  const { user, contractorId = '' } = manager;
  const { data: employer } = useAdminUserQuery({ id: contractorId }, { skip: contractorId === '' });
  const known = user.id === contractorId ? user.companyName : null;
  const company = employer ? employer.companyName : known;
  const [add, { isLoading }] = useAdminAddUserMutation();

  /** Answers the error where that failed. */
  async function addUser(draft: NewUserDraft): Promise<unknown> {
    const { error } = await add({ body: newUserOf(draft, manager, company) });
    if (error) tellFailure(error, 'Failed to create user');
    else tellSuccess('User created successfully');
    return error;
  }

  return { addUser, isAdding: isLoading, company };
}
