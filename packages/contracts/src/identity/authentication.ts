import { z } from 'zod';
import { Message, succeeded } from '../answers';
import { call } from '../call';
import { Id, IdParams } from '../ids';
import { limits } from '../limits';
import { isRequired } from '../sentences';
import { requiredText, untrimmedText } from '../text';
import { Email, NewPassword, OwnPassword } from './credentials';
import * as identityRoutes from './routes';
import { Session, User } from './session';

const Name = requiredText(limits.name);
export const SignUp = z.strictObject({ email: Email, password: NewPassword, firstName: Name, lastName: Name });
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.strictObject({
  email: requiredText(limits.email).toLowerCase(),
  password: untrimmedText(limits.password).min(1, isRequired),
});
export type SignIn = z.infer<typeof SignIn>;

/**
 * The answer to a sign-up. `mailDelayed`: the verification mail could not be sent yet and will be retried. It contains
 * a token only if verification is not required.
 */
export const SignedUp = z.object({
  ...succeeded,
  data: z.object({ user: User.optional(), accessToken: z.string().optional(), mailDelayed: z.boolean().optional() }),
  user: User.optional(),
  token: z.string().optional(),
});
export type SignedUp = z.infer<typeof SignedUp>;

/**
 * The answer to a sign-in: a token and the user; or the request for a second factor, with the user's id; or the request
 * for a new password, with the `resetId` that sets it.
 */
export const SignedIn = z.object({
  ...succeeded,
  data: z.object({
    accessToken: z.string().optional(),
    user: User.optional(),
    requiresTwoFactor: z.boolean().optional(),
    userId: Id.optional(),
    requiresPasswordChange: z.boolean().optional(),
    resetId: z.string().optional(),
  }),
  token: z.string().optional(),
  user: User.optional(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** `token`: the six digits of the authenticator app, or a backup code. */
export const VerifySignIn = z.strictObject({ userId: Id, token: requiredText(32) });
export type VerifySignIn = z.infer<typeof VerifySignIn>;

export const Refreshed = z.object({
  ...succeeded,
  data: z.object({ accessToken: z.string(), user: User }),
  token: z.string(),
  user: User,
});
export type Refreshed = z.infer<typeof Refreshed>;

/** Either the password, or as `code` six digits of the authenticator app or a backup code. */
export const ReauthenticationInput = z
  .strictObject({ password: OwnPassword.optional(), code: requiredText(32).optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), 'Enter a password or a code');
export type ReauthenticationInput = z.infer<typeof ReauthenticationInput>;

export const Reauthenticated = z.object({ ...succeeded, data: z.object({ accessToken: z.string() }) });
export type Reauthenticated = z.infer<typeof Reauthenticated>;

export const VerifyEmail = z.strictObject({ token: requiredText(200), userId: requiredText(36) });
export type VerifyEmail = z.infer<typeof VerifyEmail>;

/** Sign-up, sign-in, and the user's own sessions. */
export const authenticationCalls = {
  signUp: call(identityRoutes.signUp, {
    summary: 'Create an account; a verification link is sent by mail.',
    access: 'public',
    hashes: true,
    status: 201,
    body: SignUp,
    answer: SignedUp,
  }),
  signIn: call(identityRoutes.signIn, {
    summary: 'Sign in with email and password.',
    access: 'public',
    hashes: true,
    body: SignIn,
    answer: SignedIn,
  }),
  me: call(identityRoutes.me, {
    summary: 'The caller.',
    access: 'session',
    answer: z.object({ ...succeeded, data: z.object({ user: User }), user: User }),
  }),
  bareMe: call(identityRoutes.bareMe, {
    summary: 'The caller, without an envelope.',
    access: 'session',
    answer: User,
  }),
  verifySignIn: call(identityRoutes.verifySignIn, {
    summary: 'The second step of signing in, bound to the challenge cookie that the first one set.',
    access: 'public',
    hashes: true,
    body: VerifySignIn,
    answer: SignedIn,
  }),
  reauthenticate: call(identityRoutes.reauthenticate, {
    summary: 'Reauthenticate, for calls that require recent authentication; answers a token with its time.',
    access: 'session',
    hashes: true,
    personal: true,
    body: ReauthenticationInput,
    answer: Reauthenticated,
  }),
  verifyEmail: call(identityRoutes.verifyEmail, {
    summary: 'Redeem the link of a verification mail, once.',
    access: 'public',
    body: VerifyEmail,
    answer: Message,
  }),
  resendVerification: call(identityRoutes.resendVerification, {
    summary: 'Send the verification mail again; the answer does not reveal whether the address is known.',
    access: 'public',
    body: z.strictObject({ email: Email }),
    answer: Message,
  }),
  refresh: call(identityRoutes.refresh, {
    summary:
      'Exchange the session cookie for a new access token; a replaced cookie ends the session, unless nobody has used its successor and it was replaced in the last 30 seconds.',
    access: 'public',
    answer: Refreshed,
  }),
  signOut: call(identityRoutes.signOut, {
    summary: 'End this session.',
    access: 'public',
    answer: Message,
  }),
  sessions: call(identityRoutes.sessions, {
    summary: "The caller's sessions.",
    access: 'session',
    answer: z.object({ ...succeeded, data: z.object({ sessions: z.array(Session) }), sessions: z.array(Session) }),
  }),
  endOtherSessions: call(identityRoutes.endOtherSessions, {
    summary: 'End all sessions of the caller except this one.',
    access: 'session',
    personal: true,
    answer: Message,
  }),
  endSession: call(identityRoutes.endSession, {
    summary: "End one of the caller's sessions.",
    access: 'session',
    personal: true,
    params: IdParams,
    answer: Message,
  }),
} as const;
