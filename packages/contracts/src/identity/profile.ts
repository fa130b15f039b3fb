import { z } from 'zod';
import { Message, succeeded } from '../answers';
import { call } from '../call';
import { Id, Instant } from '../ids';
import { limits } from '../limits';
import { Role } from '../roles';
import { isRequired, must } from '../sentences';
import { hasAtLeast, requiredText, text, untrimmedText } from '../text';
import { Email, SecurityCode } from './credentials';
import * as identityRoutes from './routes';

/** The kinds of messages that a user wants to receive. */
export const Notifications = z.object({
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  jobAlerts: z.boolean(),
  messageAlerts: z.boolean(),
});
export type Notifications = z.infer<typeof Notifications>;

/**
 * The user's own profile. `birthDate` is YYYY-MM-DD. Company fields and the statistics that marketplace last reported
 * are for contractors only: others have null, no specialties, 0 jobs and a null rating.
 */
export const Profile = z.object({
  id: Id,
  role: Role,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  phone: z.string(),
  bio: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
  birthDate: z.string().nullable(),
  familySize: z.number().int().nullable(),
  company: z.string().nullable(),
  companyName: z.string().nullable(),
  company_name: z.string().nullable(),
  website: z.string().nullable(),
  specialties: z.array(z.string()),
  /** Confirmed, running and completed jobs. */
  totalJobs: z.number().int(),
  completedJobs: z.number().int(),
  /** The mean of the reviews, 1 to 5 with 2 decimals; 0 for a contractor without reviews. */
  rating: z.number().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Whether a mail is sent for each sign-in from a new device. */
  loginAlerts: z.boolean(),
  /** Whether the user has dismissed the first steps. */
  firstStepsDismissed: z.boolean(),
  joinDate: Instant,
  notifications: Notifications,
});
export type Profile = z.infer<typeof Profile>;

/** The fields of the profile, both at the top level and under `data`, as all answers on these paths have them. */
export const ProfileAnswer = z.object({ ...succeeded, ...Profile.shape, data: Profile });
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

const BirthDate = z.iso
  .date()
  .refine((date) => date >= '1900-01-01' && Date.parse(date) <= Date.now(), must('be a date since 1900, not to come'));
const ownPassword = untrimmedText(limits.password).min(1, isRequired).optional();
const short = `Password must be at least ${limits.profilePasswordMin} characters long.`;

/**
 * Everything is optional; other fields of a profile are ignored. A new e-mail or password requires `currentPassword`
 * and takes effect once a mailed code is entered.
 */
export const ProfileChanges = z
  .object({
    firstName: requiredText(limits.name).optional(),
    lastName: requiredText(limits.name).optional(),
    phone: text(limits.phone).optional(),
    bio: text(limits.longText).optional(),
    address: text(limits.shortText).optional(),
    city: text(limits.name).optional(),
    state: text(limits.name).optional(),
    zipCode: text(limits.zipCode).optional(),
    country: text(limits.name).optional(),
    birthDate: BirthDate.nullable().optional(),
    familySize: z.number().int().min(1).max(limits.familySize).nullable().optional(),
    company: text(limits.companyName).nullable().optional(),
    companyName: text(limits.companyName).nullable().optional(),
    company_name: text(limits.companyName).nullable().optional(),
    website: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ }).max(limits.shortText)])
      .nullable()
      .optional(),
    loginAlerts: z.boolean().optional(),
    firstStepsDismissed: z.boolean().optional(),
    notifications: Notifications.partial().optional(),
    email: Email.optional(),
    currentPassword: ownPassword,
    newPassword: untrimmedText(limits.password).refine(hasAtLeast(limits.profilePasswordMin), short).optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), 'There is nothing to change.');
export type ProfileChanges = z.infer<typeof ProfileChanges>;

export const ConfirmChange = z.strictObject({ verificationCode: SecurityCode });

/** The path of the picture on this origin; anybody who knows it can read the picture. */
export const PictureAnswer = z.object({
  ...succeeded,
  data: z.object({ profileImageUrl: z.string().nullable() }),
  profileImageUrl: z.string().nullable(),
});
export type PictureAnswer = z.infer<typeof PictureAnswer>;

/** The accepted picture types, detected from the bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export const profileCalls = {
  profile: call(identityRoutes.profile, {
    summary: "The caller's profile.",
    access: 'session',
    answer: ProfileAnswer,
  }),
  changeProfile: call(identityRoutes.changeProfile, {
    summary: 'Change the profile; a new email or password is answered 202 and requires a mailed code.',
    access: 'session',
    hashes: 'currentPassword',
    body: ProfileChanges,
    answer: z.union([ProfileAnswer, Message]),
  }),
  confirmChange: call(identityRoutes.confirmChange, {
    summary: 'Complete a change of email or password with the mailed code, once.',
    access: 'session',
    personal: true,
    body: ConfirmChange,
    answer: Message,
  }),
  setPicture: call(identityRoutes.setPicture, {
    summary: 'Upload a profile picture: JPEG, PNG, WebP, GIF or AVIF, at most 5 MB.',
    access: 'session',
    upload: { types: pictureTypes, maxBytes: limits.pictureBytes },
    answer: PictureAnswer,
  }),
  removePicture: call(identityRoutes.removePicture, {
    summary: 'Remove the profile picture.',
    access: 'session',
    answer: PictureAnswer,
  }),
  picture: call(identityRoutes.picture, {
    summary: 'A profile picture, 256 × 256, as WebP; its id cannot be guessed, and its content never changes.',
    access: 'public',
    sameForAll: true,
    params: z.strictObject({ id: Id }),
  }),
} as const;
