import { defineRemote } from '@plaza/web-kit';
import { AccountMenuPart } from './account-menu/account-menu-part';
import { PasswordResetPage } from './password-reset/password-reset-page';
import { ProfilePage, ProfileTab } from './profile/lazy-profile';
import { ResendVerificationPage } from './resend-verification/resend-verification-page';
import { SignInPage } from './sign-in/sign-in-page';
import { SignUpPage } from './sign-up/sign-up-page';
import { TwoFactorSetupPart } from './two-factor/two-factor-setup-part';
import { VerifyEmailPage } from './verify-email/verify-email-page';

export default defineRemote({
  tabs: { profile: ProfileTab },
  routes: {
    '/signup': SignUpPage,
    '/signin': SignInPage,
    '/forgot-password': PasswordResetPage,
    '/verify-email': VerifyEmailPage,
    '/resend-verification': ResendVerificationPage,
    '/profile': ProfilePage,
  },
  parts: { accountMenu: AccountMenuPart, twoFactorSetup: TwoFactorSetupPart },
  palette: async () => (await import('./palette/palette')).palette,
});
