import type { SignedIn, SignedUp, SignIn, SignUp, VerifyEmail } from '@plaza/contracts/identity';
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
    authVerifyEmail: build.mutation<Told, VerifyEmail>({
      query: (body) => ({ url: '/api/v1/auth/verify-email', method: 'POST', body }),
    }),
    authResendVerification: build.mutation<Told, { email: string }>({
      query: (body) => ({ url: '/api/v1/auth/resend-verification', method: 'POST', body }),
    }),
  }),
});

export const {
  useAuthSignUpMutation,
  useAuthSignInMutation,
  useAuthVerifyEmailMutation,
  useAuthResendVerificationMutation,
} = authApi;
