import { useForm, useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { notifyFailure, notifySuccess } from '../../notices/notify';
import type { UserManager } from '../access/user-manager';
import { useAdminAddUserMutation } from '../api/user-writes-api';
import { useAdminUserQuery } from '../api/users-api';
import { allRequired } from '../fields/field-rules';
import { blankDraft, hasBlanks, type NewUserDraft, newUserError, toNewUser } from './new-user-draft';

/** The form of a new user; `company` is that of the employee's contractor. */
export function useAddUser(manager: UserManager, onAdded: () => void) {
  const { user, contractorId = '' } = manager;
  const { data: employer } = useAdminUserQuery(
    { id: contractorId },
    { skip: contractorId === '', refetchOnMountOrArgChange: true },
  );
  const company = employer ? employer.companyName : user.companyName;
  const [add] = useAdminAddUserMutation();
  const [submitted, setSubmitted] = useState<NewUserDraft>();

  const leave = useWhileOpen(onAdded);
  const form = useForm<NewUserDraft>({
    initial: blankDraft(manager),
    validate: newUserError,
    validatesBlank: false,
    async save(draft) {
      const result = await add({ body: toNewUser(draft, manager, company) });
      if (result.error) notifyFailure(result.error, 'Failed to create user');
      return result;
    },
    onSaved() {
      notifySuccess('User created successfully');
      leave();
    },
    onRejected: async (error) => !error.data?.error.details?.length,
  });

  return {
    ...form,
    company,
    alert: submitted === form.draft && hasBlanks(form.draft) ? allRequired : undefined,
    submit() {
      setSubmitted(form.draft);
      return form.submit();
    },
  };
}
