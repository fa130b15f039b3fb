import { defineRemote } from '@plaza/web-kit';
import { AccountMenuPart } from './account-menu/account-menu-part';
import { ForgotPasswordPage } from './forgot-password/forgot-password-page';
import { ProfilePage, ProfileTab } from './profile/lazy-profile';
import { ResendVerificationPage } from './resend-verification/resend-verification-page';
import { SignInPage } from './sign-in/sign-in-page';
import { SignUpPage } from './sign-up/sign-up-page';
import { VerifyEmailPage } from './verify-email/verify-email-page';

export default defineRemote({
  tabs: { profile: ProfileTab },
  routes: {
    '/signup': SignUpPage,
    '/signin': SignInPage,
    '/forgot-password': ForgotPasswordPage,
    '/verify-email': VerifyEmailPage,
    '/resend-verification': ResendVerificationPage,
    '/profile': ProfilePage,
  },
  parts: { accountMenu: AccountMenuPart },
});
