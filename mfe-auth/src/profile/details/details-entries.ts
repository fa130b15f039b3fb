import { limits } from '@plaza/contracts/limits';
import type { Profile, ProfileChanges } from '@plaza/contracts/profile';
import { isEmail, noEmail, passwordNeeded } from '../entry-rules';

/** What stands in the form of the dashboard's Profile tab, all of it text. */
export const entriesOf = (profile: Profile) => ({
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
export type Entries = ReturnType<typeof entriesOf>;

export const firstBirthDate = '1900-01-01';
/** Today where the reader is, as a date input has it. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** What is wrong with one entry, given the e-mail that is in force. */
export function detailsFault(name: keyof Entries, entries: Entries, email: string): string | undefined {
  if (name === 'firstName') return entries.firstName.trim() ? undefined : 'First name is required.';
  if (name === 'lastName') return entries.lastName.trim() ? undefined : 'Last name is required.';
  if (name === 'email') return isEmail(entries.email) ? undefined : noEmail;
  if (name === 'currentPassword') return needsPassword(entries, email) ? passwordNeeded : undefined;
  if (name === 'birthDate') return isBirthDate(entries.birthDate) ? undefined : 'Enter a date from 1900 until today.';
  if (name === 'familySize') return isFamilySize(entries.familySize) ? undefined : noFamilySize;
  if (name === 'website') return isWebsite(entries.website) ? undefined : 'Enter an address like https://example.com.';
  return undefined;
}

const noFamilySize = `Enter a whole number from 1 to ${limits.familySize}.`;
const needsPassword = ({ email: typed, currentPassword }: Entries, email: string) =>
  typed.trim().toLowerCase() !== email.toLowerCase() && currentPassword === '';
const isBirthDate = (date: string) => date === '' || (date >= firstBirthDate && date <= today());
const isFamilySize = (size: string) =>
  size === '' || (/^\d+$/.test(size) && Number(size) >= 1 && Number(size) <= limits.familySize);
const isWebsite = (typed: string) => typed.trim() === '' || URL.canParse(websiteOf(typed));

/** What is other than it was; company and website are a contractor's alone. The e-mail goes its own way. */
export function changesOf(was: Entries, entries: Entries, role: Profile['role']): ProfileChanges {
  const before = written(was, role);
  const after = written(entries, role);
  const names = Object.keys(after) as (keyof ProfileChanges)[];
  return Object.fromEntries(names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]));
}

function written(entries: Entries, role: Profile['role']): ProfileChanges {
  const { email: _email, currentPassword: _password, companyName, website, birthDate, familySize, ...texts } = entries;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
  return {
    ...trimmed,
    birthDate: birthDate === '' ? null : birthDate,
    familySize: familySize === '' ? null : Number(familySize),
    ...(role === 'contractor' && { companyName: companyName.trim(), website: websiteOf(website) }),
  };
}

/** A website without its scheme is taken to be a secure one. */
function websiteOf(typed: string): string {
  const text = typed.trim();
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
