import { abandonImpersonation, beginImpersonation, useAppDispatch } from '@plaza/web-kit';
import { useNavigate } from '@plaza/web-kit/router';
import { notifyFailure } from '../../notices/notify';
import { useAdminImpersonateMutation } from '../api/user-writes-api';

/**
 * Starts acting as another user in this browser, and opens their dashboard.
 * @param isWanted whether the administrator still wants it when the server has responded
 */
export function useActAs(isWanted: () => boolean) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [impersonate, { isLoading }] = useAdminImpersonateMutation();

  async function actAs(id: string) {
    const { data, error } = await impersonate({ id });
    if (!data) return notifyFailure(error, 'Failed to sign in as this user');
    if (!isWanted()) return abandonImpersonation(data);
    // This screen must be left first: the other user may not see it.
    await navigate('/dashboard');
    dispatch(beginImpersonation(data));
  }

  return { actAs, isBeginning: isLoading };
}
