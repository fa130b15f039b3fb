import type { AdminUser, UserChanges } from '@plaza/contracts/administration';
import type { FieldError } from '@plaza/contracts/errors';
import { apiErrorIn, updateUser, useAppDispatch } from '@plaza/web-kit';
import { useState } from 'react';
import { isSelf, type Manager } from '../manager';
import { nameOf } from '../person-name';
import { tellFailure, tellNothingToSave, tellSuccess } from '../tell';
import { useAdminChangeUserMutation, useLazyAdminUserQuery } from '../users-api';

interface Editing {
  manager: Manager;
  opened: AdminUser;
  onClose: () => void;
}

/**
 * A person as they were read, and saving what is changed of them. `conflict`: what somebody else changed since they
 * were read, until it is settled.
 */
export function useEditUser({ manager, opened, onClose }: Editing) {
  const dispatch = useAppDispatch();
  const [person, setPerson] = useState(opened);
  const [conflict, setConflict] = useState<readonly FieldError[]>();
  const [change, changing] = useAdminChangeUserMutation();
  const [read, reading] = useLazyAdminUserQuery();

  function closeAsGone(error: unknown) {
    tellFailure(error, `${nameOf(person)} was deleted meanwhile.`);
    onClose();
  }

  /** Without `overwrite` only if nobody else has changed them. Answers the error where it is the form's to show. */
  async function save(changes: UserChanges, { overwrite = false } = {}): Promise<unknown> {
    if (Object.keys(changes).length === 0) return tellNothingToSave();
    const asRead = overwrite ? {} : { updatedAt: person.updatedAt };
    const { data, error } = await change({ id: person.id, body: { ...changes, ...asRead } });
    if (data) {
      if (isSelf(manager, person)) dispatch(updateUser(data.user));
      tellSuccess('User updated successfully.');
      return onClose();
    }
    if (isGone(error)) return closeAsGone(error);
    const failure = apiErrorIn(error)?.data?.error;
    if (failure?.code === 'user_changed') return setConflict(failure.details ?? []);
    tellFailure(error, 'Failed to update user');
    return error;
  }

  /** The person as they are now, with nothing of one's own; nothing where they could not be read. */
  async function loadTheirs(): Promise<AdminUser | undefined> {
    const { data, error } = await read({ id: person.id });
    if (data) {
      setPerson(data);
      setConflict(undefined);
    } else if (isGone(error)) {
      closeAsGone(error);
    } else {
      tellFailure(error, 'Failed to fetch user');
    }
    return data;
  }

  return { person, conflict, save, saving: changing.isLoading, loadTheirs, loading: reading.isFetching };
}

function isGone(error: unknown): boolean {
  return apiErrorIn(error)?.status === 404;
}
