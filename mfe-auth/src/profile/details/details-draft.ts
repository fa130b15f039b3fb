import type { Profile, ProfileChanges } from '@plaza/contracts/identity/profile';
import { limits } from '@plaza/contracts/limits';
import { currentDay } from '@plaza/ui/time';
import { isEmail, noEmail } from '../../forms/email-rule';
import { isNewEmail } from '../email-address';
import { passwordNeeded } from '../entry-rules';

/** The draft of the form on the dashboard's Profile tab; every field is text. */
export const toDraft = (profile: Profile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: profile.email,
  currentPassword: '',
  phone: profile.phone,
  bio: profile.bio,
  address: profile.address,
  city: profile.city,
  state: profile.state,
  zipCode: profile.zipCode,
  country: profile.country,
  birthDate: profile.birthDate ?? '',
  familySize: profile.familySize?.toString() ?? '',
  companyName: profile.companyName ?? '',
  website: profile.website ?? '',
});
export type DetailsDraft = ReturnType<typeof toDraft>;

export const firstBirthDate = '1900-01-01';

/** The error of one field. `email` is the current address. */
export function detailsError(name: keyof DetailsDraft, draft: DetailsDraft, email: string): string | undefined {
  if (name === 'firstName') return draft.firstName.trim() ? undefined : 'First name is required.';
  if (name === 'lastName') return draft.lastName.trim() ? undefined : 'Last name is required.';
  if (name === 'email') return isEmail(draft.email) ? undefined : noEmail;
  if (name === 'currentPassword') return needsPassword(draft, email) ? passwordNeeded : undefined;
  if (name === 'birthDate') return isBirthDate(draft.birthDate) ? undefined : 'Enter a date from 1900 until today.';
  if (name === 'familySize') return isFamilySize(draft.familySize) ? undefined : noFamilySize;
  if (name === 'website') return isWebsite(draft.website) ? undefined : 'Enter an address like https://example.com.';
  return undefined;
}

const noFamilySize = `Enter a whole number from 1 to ${limits.familySize}.`;
const needsPassword = ({ email: typed, currentPassword }: DetailsDraft, email: string) =>
  isNewEmail(typed, email) && currentPassword === '';
const isBirthDate = (date: string) => date === '' || (date >= firstBirthDate && date <= currentDay());
const isFamilySize = (size: string) =>
  size === '' || (/^\d+$/.test(size) && Number(size) >= 1 && Number(size) <= limits.familySize);
const isWebsite = (typed: string) => typed.trim() === '' || URL.canParse(toWebsite(typed));

/** The changed fields. Company and website are for contractors only; the email address is changed separately. */
export function toChanges(was: DetailsDraft, draft: DetailsDraft, role: Profile['role']): ProfileChanges {
  const before = toFields(was, role);
  const after = toFields(draft, role);
  const names = Object.keys(after) as (keyof ProfileChanges)[];
  return Object.fromEntries(names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]));
}

function toFields(draft: DetailsDraft, role: Profile['role']): ProfileChanges {
  const { email: _email, currentPassword: _password, companyName, website, birthDate, familySize, ...texts } = draft;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
  return {
    ...trimmed,
    birthDate: birthDate === '' ? null : birthDate,
    familySize: familySize === '' ? null : Number(familySize),
    ...(role === 'contractor' && { companyName: companyName.trim(), website: toWebsite(website) }),
  };
}

/** Adds https:// to a website without a scheme. */
function toWebsite(typed: string): string {
  const text = typed.trim();
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
