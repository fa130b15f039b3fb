import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { api, endpoint } from '@plaza/web-kit';

export const authApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authSignUp: build.mutation(endpoint(identityEndpoints.signUp)),
    authSignIn: build.mutation(endpoint(identityEndpoints.signIn)),
    authVerifySignIn: build.mutation(endpoint(identityEndpoints.verifySignIn)),
    authVerifyEmail: build.mutation(endpoint(identityEndpoints.verifyEmail)),
    authResendVerification: build.mutation(endpoint(identityEndpoints.resendVerification)),
    authForgotPassword: build.mutation(endpoint(identityEndpoints.forgotPassword)),
    authVerifyResetCode: build.mutation(endpoint(identityEndpoints.verifyResetCode)),
    authResetPassword: build.mutation(endpoint(identityEndpoints.resetPassword)),
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
