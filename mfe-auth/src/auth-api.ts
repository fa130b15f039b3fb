import type { SignedIn, SignedUp, SignIn, SignUp, VerifyEmail, VerifySignIn } from '@plaza/contracts/identity';
import type { ResetAllowed, ResetPassword, VerifyResetCode } from '@plaza/contracts/recovery';
import { api } from '@plaza/web-kit';

interface Told {
  readonly message: string;
}

export const authApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authSignUp: build.mutation<SignedUp, SignUp>({
      query: (body) => ({ url: '/api/v1/auth/signup', method: 'POST', body }),
    }),
    authSignIn: build.mutation<SignedIn, SignIn>({
      query: (body) => ({ url: '/api/v1/auth/signin', method: 'POST', body }),
    }),
    authVerifySignIn: build.mutation<SignedIn, VerifySignIn>({
      query: (body) => ({ url: '/api/v1/auth/2fa/verify-signin', method: 'POST', body }),
    }),
    authVerifyEmail: build.mutation<Told, VerifyEmail>({
      query: (body) => ({ url: '/api/v1/auth/verify-email', method: 'POST', body }),
    }),
    authResendVerification: build.mutation<Told, { email: string }>({
      query: (body) => ({ url: '/api/v1/auth/resend-verification', method: 'POST', body }),
    }),
    authForgotPassword: build.mutation<Told, { email: string }>({
      query: (body) => ({ url: '/api/v1/auth/forgot-password', method: 'POST', body }),
    }),
    authVerifyResetCode: build.mutation<ResetAllowed, VerifyResetCode>({
      query: (body) => ({ url: '/api/v1/auth/verify-reset-code', method: 'POST', body }),
    }),
    authResetPassword: build.mutation<Told, ResetPassword>({
      query: (body) => ({ url: '/api/v1/auth/reset-password', method: 'POST', body }),
    }),
  }),
});

export const {
  useAuthSignUpMutation,
  useAuthSignInMutation,
  useAuthVerifySignInMutation,
  useAuthVerifyEmailMutation,
  useAuthResendVerificationMutation,
  useAuthForgotPasswordMutation,
  useAuthVerifyResetCodeMutation,
  useAuthResetPasswordMutation,
} = authApi;
