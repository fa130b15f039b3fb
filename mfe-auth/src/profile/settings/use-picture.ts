import type { PictureAnswer, Profile } from '@plaza/contracts/identity/profile';
import { serverMessage, toast, useAppDispatch } from '@plaza/web-kit';
import { useState } from 'react';
import { networkError } from '../../forms/network-error';
import { followPicture } from '../follow-profile';
import { profileApi, useAuthRemovePictureMutation, useAuthSetPictureMutation } from '../profile-api';
import { pictureError } from './picture-file';

/** Sets and removes the profile picture; header and menus are updated as well. */
export function usePicture({ id: userId }: Profile) {
  const dispatch = useAppDispatch();
  const [upload, { isLoading: isUploading }] = useAuthSetPictureMutation();
  const [take, { isLoading: isRemoving }] = useAuthRemovePictureMutation();
  const [error, setError] = useState<string>();

  function handleResult({ data: answer, error: failure }: { data?: PictureAnswer; error?: unknown }) {
    if (!answer) return setError(serverMessage(failure, networkError));
    const { profileImageUrl } = answer;
    dispatch(profileApi.util.updateQueryData('authProfile', undefined, (known) => ({ ...known, profileImageUrl })));
    dispatch(followPicture(userId, profileImageUrl));
    toast({ title: 'Profile updated', variant: 'success' });
  }

  async function set(file: File) {
    const invalid = pictureError(file);
    setError(invalid);
    if (invalid) return;
    handleResult(await upload(file));
  }

  async function remove() {
    setError(undefined);
    handleResult(await take());
  }

  return { set, remove, isUploading, isRemoving, error };
}
