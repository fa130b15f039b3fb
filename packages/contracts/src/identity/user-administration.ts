import { z } from 'zod';
import { Message, succeeded } from '../answers';
import { call } from '../call';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { Role } from '../roles';
import { requiredText, text } from '../text';
import { Email, NewPassword } from './credentials';
import * as identityRoutes from './routes';
import { User } from './session';

const required = 'All fields are required';
const Name = requiredText(limits.name, required);
const Company = text(limits.companyName).nullable();
const ContractorId = text(limits.contractorId).nullable();
/** Filters come from a form: empty or blank ones, and `all`, do not filter. */
const filter = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unlessEmpty, schema.optional());
const unlessEmpty = (given: unknown) =>
  typeof given === 'string' && ['', 'all'].includes(given.trim()) ? undefined : given;

/** A user as administrators see it. */
export const AdminUser = User.extend({ mustChangePassword: z.boolean() });
export type AdminUser = z.infer<typeof AdminUser>;

export const UserFilter = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(limits.adminPageSize),
  /** Part of a name or an e-mail. */
  search: filter(text(limits.shortText)),
  company: filter(text(limits.companyName)),
  role: filter(Role),
  contractorId: filter(text(limits.contractorId)),
});
export type UserFilter = z.infer<typeof UserFilter>;

export const Pagination = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  totalPages: z.number().int(),
});

/** One page of users, the newest first. */
export const UserPage = z.object({
  ...succeeded,
  data: z.object({ users: z.array(AdminUser), pagination: Pagination }),
  users: z.array(AdminUser),
  pagination: Pagination,
});
export type UserPage = z.infer<typeof UserPage>;

/** One user; the company appears in every place where clients look for it. */
export const UserAnswer = z.object({
  ...succeeded,
  data: z.object({ user: AdminUser }),
  user: AdminUser,
  companyName: z.string().nullable(),
  company_name: z.string().nullable(),
});
export type UserAnswer = z.infer<typeof UserAnswer>;

/** `contractorId`: the user id of the contractor whom an employee works for. Either `companyName` or `company_name`. */
export const NewUser = z.strictObject({
  email: z.string({ error: required }).trim().min(1, required).pipe(Email),
  password: z.string({ error: required }).min(1, required).pipe(NewPassword),
  firstName: Name,
  lastName: Name,
  /** The default is `user`; for contractors who create employees, `contractor_employee`. */
  role: Role.optional(),
  contractorId: ContractorId.optional(),
  companyName: Company.optional(),
  company_name: Company.optional(),
  mustChangePassword: z.boolean().optional(),
});
export type NewUser = z.input<typeof NewUser>;

/**
 * `updatedAt`: as it was read; if it has changed since, the answer is a conflict that lists what changed. Only changes
 * of these fields update it.
 */
export const UserChanges = z.strictObject({
  firstName: Name.optional(),
  lastName: Name.optional(),
  role: Role.optional(),
  isActive: z.boolean().optional(),
  emailVerified: z.boolean().optional(),
  companyName: Company.optional(),
  company_name: Company.optional(),
  contractorId: ContractorId.optional(),
  isAdmin: z.boolean().optional(),
  updatedAt: Instant.optional(),
});
export type UserChanges = z.infer<typeof UserChanges>;

/** With `mustChangePassword` the user has to choose a new password at the next sign-in. */
export const SetUserPassword = z.strictObject({
  newPassword: NewPassword,
  mustChangePassword: z.boolean().optional(),
});
export type SetUserPassword = z.infer<typeof SetUserPassword>;

/** The progress of a deletion: the services that have removed the user's data, and those that have yet to confirm. */
export const Deletion = z.object({
  userId: Id,
  customId: z.string(),
  at: Instant,
  confirmed: z.array(z.string()),
  awaiting: z.array(z.string()),
  /** Service → how many records it last reported as remaining, for services that have yet to confirm. */
  left: z.record(z.string(), z.number().int()).optional(),
  complete: z.boolean(),
});
export type Deletion = z.infer<typeof Deletion>;

const DeletionAnswer = z.object({ ...succeeded, data: z.object({ deletion: Deletion }), deletion: Deletion });
export type DeletionAnswer = z.infer<typeof DeletionAnswer>;

export const Impersonation = z.object({
  ...succeeded,
  data: z.object({ accessToken: z.string(), user: User, expiresAt: Instant }),
});
export type Impersonation = z.infer<typeof Impersonation>;

/** A cluster of main addresses, or the address of one user. In degrees. */
export const UserbasePoint = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.number().int(),
  user: z.object({ id: Id, name: z.string(), role: Role, companyName: z.string().nullable() }).optional(),
});
export type UserbasePoint = z.infer<typeof UserbasePoint>;

export const UserbaseFilter = z.strictObject({
  role: filter(Role),
  company: filter(text(limits.companyName)),
  /** The visible part of the map, in degrees. */
  west: z.coerce.number().min(-180).max(180).default(-180),
  east: z.coerce.number().min(-180).max(180).default(180),
  south: z.coerce.number().min(-90).max(90).default(-90),
  north: z.coerce.number().min(-90).max(90).default(90),
  zoom: z.coerce.number().int().min(0).max(19).default(2),
});
export type UserbaseFilter = z.infer<typeof UserbaseFilter>;

/** `people`: the number of users who match the filters; `located`: those of them whose main address has coordinates. */
export const Userbase = z.object({
  points: z.array(UserbasePoint),
  people: z.number().int(),
  located: z.number().int(),
});
export type Userbase = z.infer<typeof Userbase>;

/** A user with their main address, for the list that is an alternative to the map. */
export const UserbaseRow = z.object({
  id: Id,
  name: z.string(),
  role: Role,
  companyName: z.string().nullable(),
  address: z.string(),
});
export type UserbaseRow = z.infer<typeof UserbaseRow>;

export const UserbaseList = z.object({ rows: z.array(UserbaseRow), pagination: Pagination });
export type UserbaseList = z.infer<typeof UserbaseList>;

const panel = { scope: 'admin' } as const;
const highAdmin = { roles: ['admin_high'] } as const;

/** Users, for administrators; contractors can access only their own employees and themselves. */
export const userCalls = {
  users: call(identityRoutes.users, {
    summary: 'Users, newest first, in pages.',
    access: panel,
    query: UserFilter,
    answer: UserPage,
  }),
  companies: call(identityRoutes.companies, {
    summary: `The companies of users by name, at most ${limits.companies}; for contractors, their own.`,
    access: panel,
    answer: z.array(z.string()),
  }),
  user: call(identityRoutes.user, {
    summary: 'One user.',
    access: panel,
    params: IdParams,
    answer: UserAnswer,
  }),
  addUser: call(identityRoutes.addUser, {
    summary: 'Add a verified user; an employee added by a contractor verifies the address with the link in a mail.',
    access: panel,
    hashes: true,
    personal: true,
    reauthentication: true,
    status: 201,
    body: NewUser,
    answer: UserAnswer,
  }),
  changeUser: call(identityRoutes.changeUser, {
    summary: 'Change a user; takes effect everywhere within a second.',
    access: panel,
    personal: true,
    reauthentication: true,
    params: IdParams,
    body: UserChanges,
    answer: UserAnswer,
  }),
  setUserPassword: call(identityRoutes.setUserPassword, {
    summary: "Set a user's password; ends their sessions.",
    access: panel,
    hashes: true,
    personal: true,
    reauthentication: true,
    params: IdParams,
    body: SetUserPassword,
    answer: Message,
  }),
  sendResetLink: call(identityRoutes.sendResetLink, {
    summary: 'Mail a user a link for choosing a new password.',
    access: panel,
    personal: true,
    params: IdParams,
    answer: Message,
  }),
  removeUser: call(identityRoutes.removeUser, {
    summary: 'Delete a user with all of their data in every service.',
    access: panel,
    personal: true,
    reauthentication: true,
    params: IdParams,
    answer: DeletionAnswer,
  }),
  deletion: call(identityRoutes.deletion, {
    summary: 'The progress of the deletion of a user.',
    access: panel,
    params: IdParams,
    answer: DeletionAnswer,
  }),
  impersonate: call(identityRoutes.impersonate, {
    summary: 'Impersonate a user who is not an administrator, for an hour; every call is recorded in the audit.',
    access: highAdmin,
    personal: true,
    reauthentication: true,
    params: IdParams,
    answer: Impersonation,
  }),
  endImpersonation: call(identityRoutes.endImpersonation, {
    summary: 'End the impersonation.',
    access: 'session',
    answer: Message,
  }),
  userbase: call(identityRoutes.userbase, {
    summary: 'Main addresses in an area of the map, clustered for a zoom level.',
    access: highAdmin,
    query: UserbaseFilter,
    answer: Userbase,
  }),
  userbaseList: call(identityRoutes.userbaseList, {
    summary: 'Users with their main addresses, in pages.',
    access: highAdmin,
    query: UserFilter.pick({ page: true, limit: true, role: true, company: true }),
    answer: UserbaseList,
  }),
} as const;
