import { SessionList } from '../sessions/session-list';
import { TwoFactorCard } from '../two-factor/two-factor-card';
import { ProfileLoaded } from './profile-loaded';
import { EmailVerificationCard } from './settings/email-verification-card';
import { PictureCard } from './settings/picture-card';
import { SettingsForm } from './settings/settings-form';

/** The page at /profile: picture, name, email, password and account security. */
export default function ProfilePage() {
  return (
    <>
      <ProfileLoaded>
        {(profile) => (
          <>
            <PictureCard profile={profile} />
            <SettingsForm profile={profile} />
            <EmailVerificationCard profile={profile} />
          </>
        )}
      </ProfileLoaded>
      <TwoFactorCard family="profile" />
      <SessionList />
    </>
  );
}
