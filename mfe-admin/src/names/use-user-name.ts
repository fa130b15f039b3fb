import { apiErrorIn } from '@plaza/web-kit';
import { useAdminUserQuery } from '../users/api/users-api';
import { fullName } from './full-name';

/** The name of a user; an ellipsis while it loads. @param unavailable what is shown if it cannot be loaded just now */
export function useUserName(id: string, unavailable: string): string {
  const { currentData: user, error } = useAdminUserQuery({ id }, { refetchOnMountOrArgChange: true });
  if (user) return fullName(user);
  if (!error) return '…';
  return apiErrorIn(error)?.status === 404 ? 'Somebody unknown' : unavailable;
}
