import type { Notifications, Profile, ProfileChanges } from '@plaza/contracts/profile';
import { NotSignedIn } from '@plaza/service-kit/errors';
import { onLines, onOneLine, plainName } from '../text/plain-text';
import { carryCompanyOver } from '../users/contractors';
import { ownRecord } from '../users/require-active-user';
import { type Person, PersonModel } from '../users/user.model';
import { toldElsewhere } from '../users/user-changed-event';
import { keepSearchable } from '../users/user-search';
import { companyChanges } from './company';
import { standingOf } from './contractor-stats';

const notificationsAtFirst: Notifications = {
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
  marketingEmails: false,
  jobAlerts: true,
  messageAlerts: true,
};

/** @throws NotSignedIn when the person is gone */
export async function profileOf(id: string): Promise<Profile> {
  return toProfile(await ownRecord(id));
}

/**
 * The fields to write for these changes, each by its own path: what another window changes at the same time stays.
 * @throws BadInput for a name of hidden signs alone; Forbidden `company_not_yours`
 */
export function profileUpdate(person: Person, changes: ProfileChanges): Record<string, unknown> {
  const { firstName, lastName, phone, address, city, state, zipCode, country, bio } = changes;
  const { birthDate, familySize, loginAlerts, notifications = {} } = changes;
  const update: Record<string, unknown> = {
    firstName: firstName === undefined ? undefined : plainName('firstName', firstName),
    lastName: lastName === undefined ? undefined : plainName('lastName', lastName),
    ...companyChanges(person, changes),
  };
  const lines = { phone, address, city, state, zipCode, country };
  for (const [field, text] of Object.entries(lines)) update[`profile.${field}`] = text && onOneLine(text);
  update['profile.bio'] = bio && onLines(bio);
  Object.assign(update, { 'profile.birthDate': birthDate, 'profile.familySize': familySize });
  update['profile.loginAlerts'] = loginAlerts;
  for (const [which, isOn] of Object.entries(notifications)) update[`profile.notifications.${which}`] = isOn;
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
}

/** @throws NotSignedIn when the person is gone */
export async function saveProfile(id: string, update: Record<string, unknown>): Promise<Profile> {
  const which = { _id: id, isActive: true };
  const change = { $set: update, $push: toldElsewhere(id, update) };
  const person = await PersonModel.findOneAndUpdate(which, change, { returnDocument: 'after' }).lean();
  if (!person) throw new NotSignedIn('token_revoked');
  if (update.firstName !== undefined || update.lastName !== undefined) await keepSearchable(id);
  if (update.companyName !== undefined) await carryCompanyOver(person);
  return toProfile(person);
}

function toProfile(person: Person): Profile {
  const { profile = {} } = person;
  const isContractor = person.role === 'contractor';
  const company = isContractor ? person.companyName : null;
  return {
    id: person._id,
    role: person.role,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    emailVerified: person.emailVerified,
    twoFactorEnabled: person.twoFactorEnabled,
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
    ...standingOf(person),
    profileImageUrl: person.profileImageUrl,
    loginAlerts: profile.loginAlerts ?? false,
    joinDate: person.createdAt.toISOString(),
    notifications: { ...notificationsAtFirst, ...profile.notifications },
  };
}
