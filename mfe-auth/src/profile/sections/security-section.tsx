import { Stack } from '@plaza/ui';
import { SessionList } from '../../sessions/session-list';
import { TwoFactorCard } from '../../two-factor/two-factor-card';
import { ProfileLoaded } from '../profile-loaded';
import { ChangePasswordCard } from './change-password-card';
import { SignInSafety } from './sign-in-safety';

/** Password, second factor, alerts, and where one is signed in. */
export function SecuritySection() {
  return (
    <Stack>
      <ProfileLoaded what="security settings" lines={4}>
        {(profile) => (
          <>
            <ChangePasswordCard email={profile.email} />
            <SignInSafety profile={profile} />
          </>
        )}
      </ProfileLoaded>
      <TwoFactorCard family="auth" />
      <SessionList />
    </Stack>
  );
}
