import type { PictureAnswer, Profile } from '@plaza/contracts/profile';
import { serverMessage, toast, useAppDispatch } from '@plaza/web-kit';
import { useState } from 'react';
import { followProfile } from '../follow-profile';
import { profileApi, useAuthRemovePictureMutation, useAuthSetPictureMutation } from '../profile-api';
import { networkError } from '../server-faults';
import { pictureRefusal } from './picture-file';

/** Setting and removing the profile picture; header and menus follow. */
export function usePicture(profile: Profile) {
  const dispatch = useAppDispatch();
  const [upload, { isLoading: isUploading }] = useAuthSetPictureMutation();
  const [take, { isLoading: isRemoving }] = useAuthRemovePictureMutation();
  const [fault, setFault] = useState<string>();

  function settle(answer: PictureAnswer | undefined, error: unknown) {
    if (!answer) return setFault(serverMessage(error, networkError));
    const { profileImageUrl } = answer;
    dispatch(profileApi.util.updateQueryData('authProfile', undefined, (known) => ({ ...known, profileImageUrl })));
    dispatch(followProfile({ ...profile, profileImageUrl }));
    toast({ title: 'Profile updated', variant: 'success' });
  }

  async function set(file: File) {
    const refusal = pictureRefusal(file);
    setFault(refusal);
    if (refusal) return;
    const { data, error } = await upload(file);
    settle(data, error);
  }

  async function remove() {
    setFault(undefined);
    const { data, error } = await take();
    settle(data, error);
  }

  return { set, remove, isUploading, isRemoving, fault };
}
