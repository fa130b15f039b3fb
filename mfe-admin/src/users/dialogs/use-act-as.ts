import { abandonImpersonation, beginImpersonation, useAppDispatch } from '@plaza/web-kit';
import { useNavigate } from '@plaza/web-kit/router';
import { notifyFailure } from '../../notify';
import { useAdminImpersonateMutation } from '../api/user-writes-api';

/**
 * Goes on in this browser as somebody else, at their dashboard.
 * @param isWanted whether that is still wanted once the server has answered
 */
export function useActAs(isWanted: () => boolean) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [impersonate, { isLoading }] = useAdminImpersonateMutation();

  async function actAs(id: string) {
    const { data, error } = await impersonate({ id });
    if (!data) return notifyFailure(error, 'Failed to sign in as this user');
    if (!isWanted()) return abandonImpersonation(data);
    // First away from here: this screen is not theirs to see.
    await navigate('/dashboard');
    dispatch(beginImpersonation(data));
  }

  return { actAs, isBeginning: isLoading };
}
