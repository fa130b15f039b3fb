import type { Notifications, Profile, ProfileChanges } from '@plaza/contracts/identity/profile';
import { Unauthenticated } from '@plaza/service-kit/errors';
import { toMultiLine, toSingleLine } from '../text/plain-text';
import { copyCompanyToEmployees } from '../users/contractors';
import { timestampsOf } from '../users/form-fields';
import { requireActiveUser } from '../users/require-active-user';
import { UserModel, type UserRecord } from '../users/user.model';
import { userChangedEvent } from '../users/user-changed-event';
import { requireName } from '../users/user-names';
import { updateSearchTerms } from '../users/user-search';
import { toCompanyFields } from './company';
import { toContractorStats } from './contractor-stats';

const defaultNotifications: Notifications = {
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
  marketingEmails: false,
  jobAlerts: true,
  messageAlerts: true,
};

/** @throws Unauthenticated */
export async function readProfile(id: string): Promise<Profile> {
  return toProfile(await requireActiveUser(id));
}

/**
 * The fields to write for these changes, each by its own path, so that concurrent changes of other fields stay.
 * Unchanged names are left out, as clients send back every field that they received.
 * @throws InvalidInput for a name of only hidden characters; Forbidden `company_not_yours`
 */
export function toProfileFields(user: UserRecord, changes: ProfileChanges): Record<string, unknown> {
  const { firstName, lastName, phone, address, city, state, zipCode, country, bio } = changes;
  const { birthDate, familySize, loginAlerts, firstStepsDismissed, notifications = {} } = changes;
  const update: Record<string, unknown> = {
    firstName: otherName(user, 'firstName', firstName),
    lastName: otherName(user, 'lastName', lastName),
    ...toCompanyFields(user, changes),
  };
  const lines = { phone, address, city, state, zipCode, country };
  for (const [field, text] of Object.entries(lines)) update[`profile.${field}`] = text && toSingleLine(text);
  update['profile.bio'] = bio && toMultiLine(bio);
  Object.assign(update, { 'profile.birthDate': birthDate, 'profile.familySize': familySize });
  update['profile.loginAlerts'] = loginAlerts;
  update['profile.firstStepsDismissed'] = firstStepsDismissed;
  for (const [channel, isOn] of Object.entries(notifications)) update[`profile.notifications.${channel}`] = isOn;
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
}

function otherName(user: UserRecord, field: 'firstName' | 'lastName', input: string | undefined): string | undefined {
  const name = input === undefined ? undefined : requireName(field, input);
  return name === user[field] ? undefined : name;
}

/** @throws Unauthenticated */
export async function saveProfile(id: string, update: Record<string, unknown>): Promise<Profile> {
  const filter = { _id: id, isActive: true };
  const change = { $set: update, $push: userChangedEvent(id, update) };
  const options = { returnDocument: 'after', ...timestampsOf(update) } as const;
  const user = await UserModel.findOneAndUpdate(filter, change, options).lean();
  if (!user) throw new Unauthenticated('token_revoked');
  if (update.firstName !== undefined || update.lastName !== undefined) await updateSearchTerms(id);
  if (update.companyName !== undefined) await copyCompanyToEmployees(user);
  return toProfile(user);
}

function toProfile(user: UserRecord): Profile {
  const { profile = {} } = user;
  const isContractor = user.role === 'contractor';
  const company = isContractor ? user.companyName : null;
  return {
    id: user._id,
    role: user.role,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerified,
    twoFactorEnabled: user.twoFactorEnabled,
    phone: profile.phone ?? '',
    bio: profile.bio ?? '',
    address: profile.address ?? '',
    city: profile.city ?? '',
    state: profile.state ?? '',
    zipCode: profile.zipCode ?? '',
    country: profile.country ?? '',
    birthDate: profile.birthDate ?? null,
    familySize: profile.familySize ?? null,
    company,
    companyName: company,
    company_name: company,
    website: (isContractor && profile.website) || null,
    ...toContractorStats(user),
    profileImageUrl: user.profileImageUrl,
    loginAlerts: profile.loginAlerts ?? false,
    firstStepsDismissed: profile.firstStepsDismissed ?? false,
    joinDate: user.createdAt.toISOString(),
    notifications: { ...defaultNotifications, ...profile.notifications },
  };
}
