import { defineRemote } from '@plaza/web-kit';
import { ResendVerificationPage } from './resend-verification/resend-verification-page';
import { SignInPage } from './sign-in/sign-in-page';
import { SignUpPage } from './sign-up/sign-up-page';
import { VerifyEmailPage } from './verify-email/verify-email-page';

export default defineRemote({
  tabs: {},
  routes: {
    '/signup': SignUpPage,
    '/signin': SignInPage,
    '/verify-email': VerifyEmailPage,
    '/resend-verification': ResendVerificationPage,
  },
});
