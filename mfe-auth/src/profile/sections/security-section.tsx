import { Stack } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { SessionList } from '../../sessions/session-list';
import { TwoFactorCard } from '../../two-factor/two-factor-card';
import { useAuthProfileQuery } from '../profile-api';
import { ProfileLoaded } from '../profile-loaded';
import { ChangePasswordCard } from './change-password-card';
import { SignInSafety, SignInSafetySkeleton } from './sign-in-safety';

/** Password, two-factor, sign-in alerts, and active sessions. */
export function SecuritySection() {
  const user = useUser();
  const { data: profile } = useAuthProfileQuery();
  return (
    <Stack>
      <ChangePasswordCard email={profile?.email ?? user?.email ?? ''} />
      <ProfileLoaded what="security settings" skeleton={<SignInSafetySkeleton />}>
        {(loaded) => <SignInSafety profile={loaded} />}
      </ProfileLoaded>
      <TwoFactorCard family="auth" />
      <SessionList />
    </Stack>
  );
}
