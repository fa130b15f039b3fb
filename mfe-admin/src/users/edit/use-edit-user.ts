import type { FieldError } from '@plaza/contracts/errors';
import type { AdminUser, UserChanges } from '@plaza/contracts/identity/user-administration';
import { apiErrorIn, updateUser, useAppDispatch, useForm, useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { fullName } from '../../names/full-name';
import { notifyFailure, notifyNothingToSave, notifySuccess } from '../../notices/notify';
import { isSelf, type UserManager } from '../access/user-manager';
import { useAdminChangeUserMutation } from '../api/user-writes-api';
import { useLazyAdminUserQuery } from '../api/users-api';
import { allRequired } from '../fields/field-rules';
import { hasBlanks, toChanges, toDraft, type UserDraft, userError } from './user-draft';

interface Editing {
  manager: UserManager;
  opened: AdminUser;
  onClose: () => void;
}

const unchanged = Symbol('unchanged');

/**
 * The form of a user as last read. `conflict` contains what somebody else has changed since, until the user chooses
 * between both versions.
 */
export function useEditUser({ manager, opened, onClose }: Editing) {
  const dispatch = useAppDispatch();
  const [user, setUser] = useState(opened);
  const [conflict, setConflict] = useState<readonly FieldError[]>();
  const [submitted, setSubmitted] = useState<UserDraft>();
  const [change] = useAdminChangeUserMutation();
  const [read, reading] = useLazyAdminUserQuery();
  const close = useWhileOpen(onClose);

  const form = useForm<UserDraft, AdminUser | typeof unchanged>({
    initial: toDraft(opened),
    validate: (name, draft) => userError(name, draft, manager),
    validatesBlank: false,
    save: (draft) => save(draft),
    onSaved(saved) {
      if (saved === unchanged) return notifyNothingToSave();
      if (isSelf(manager, saved)) dispatch(updateUser(saved));
      notifySuccess('User updated successfully.');
      close();
    },
    async onRejected(error) {
      const failure = error.data?.error;
      if (error.status === 404) closeAsDeleted(error);
      else if (failure?.code === 'user_changed') setConflict(failure.details ?? []);
      else {
        notifyFailure(error, 'Failed to update user');
        return !failure?.details?.length;
      }
      return true;
    },
  });

  /** Saving while a conflict is shown overwrites the other change. */
  async function save(draft: UserDraft) {
    const changes: UserChanges = toChanges(user, draft, manager);
    if (Object.keys(changes).length === 0) return { data: unchanged } as const;
    const { data, error } = await change({
      id: user.id,
      body: conflict ? changes : { ...changes, updatedAt: user.updatedAt },
    });
    return data ? { data: data.user } : { error };
  }

  function closeAsDeleted(error: unknown) {
    notifyFailure(error, `${fullName(user)} was deleted meanwhile.`);
    close();
  }

  /** Starts again from the current user. */
  async function loadTheirs() {
    const { data, error } = await read({ id: user.id });
    if (data) {
      setUser(data);
      setConflict(undefined);
      form.replace(toDraft(data));
    } else if (apiErrorIn(error)?.status === 404) {
      closeAsDeleted(error);
    } else {
      notifyFailure(error, 'Failed to fetch user');
    }
  }

  return {
    ...form,
    user,
    conflict,
    loadTheirs,
    isLoading: reading.isFetching,
    alert: submitted === form.draft && hasBlanks(form.draft, manager) ? allRequired : undefined,
    submit() {
      setSubmitted(form.draft);
      return form.submit();
    },
  };
}
