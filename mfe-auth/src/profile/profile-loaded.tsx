import type { Profile } from '@plaza/contracts/identity/profile';
import { CardSkeleton, CardSurface, Retry, Stack, StaleNotice } from '@plaza/ui';
import type { ReactNode } from 'react';
import { useAuthProfileQuery } from './profile-api';

interface ProfileLoadedProps {
  /** What is read from the profile, for the error message. */
  what?: string;
  /** Replaces the default skeleton. */
  skeleton?: ReactNode;
  children: (profile: Profile) => ReactNode;
}

/** Renders the caller's profile once it is loaded; refetched on each visit. */
export function ProfileLoaded({ what = 'profile', skeleton, children }: ProfileLoadedProps) {
  const { data, error, isFetching, refetch } = useAuthProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) {
    return (
      <CardSurface>
        <Retry title={`Your ${what} did not load`} error={error} loading={isFetching} onRetry={refetch} />
      </CardSurface>
    );
  }
  if (!data) return skeleton ?? <CardSkeleton lines={6} />;
  return (
    <Stack>
      {error && (
        <StaleNotice loading={isFetching} onRetry={() => void refetch()}>
          This may be out of date: the server does not answer.
        </StaleNotice>
      )}
      {children(data)}
    </Stack>
  );
}
