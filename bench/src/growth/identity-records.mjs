import { randomUUID } from 'node:crypto';
import { storeMany } from './store-many.mjs';

const minuteMs = 60_000;
const given = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo'];
const family = ['Ito', 'Kaya', 'Lund', 'Mora', 'Nagy', 'Okafor', 'Park'];
const actions = ['user.update', 'user.add', 'user.password', 'user.remove', 'tabs.save'];

/** One in this many people is a contractor, the others are customers; and the number of people in one company. */
const peoplePerContractor = 10;
const peoplePerCompany = 100;

/** Searches: `one` matches a single address, `common` matches every address. */
export const search = { one: 'u77@', common: 'x.io' };

/** The caller: an administrator who is stored as well. */
const administrator = { id: randomUUID(), role: 'admin_high' };

/**
 * Stores people, each with an address on the map, and audit records, in the format of identity.
 * @param {import('mongodb').Db} database
 * @param {{ people: number, audited: number }} counts
 * @returns {Promise<{ administrator: { id: string, role: string } }>}
 */
export async function storeIdentity(database, { people, audited }) {
  const now = Date.now();
  await database.collection('users').insertOne({
    ...toUser(people, now, people),
    _id: administrator.id,
    customId: 'ADM-000001',
    role: administrator.role,
  });
  await storeMany(database.collection('users'), people, (number) => toUser(number, now, people));
  await storeMany(database.collection('address_books'), people, (number) => toAddressBook(idOf(number), number, now));
  await storeMany(database.collection('audit_records'), audited, (number) => toAuditRecord(number, now, people));
  return { administrator };
}

/** A UUID that encodes the number of a person. */
export const idOf = (number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

const named = (number) => ({
  firstName: given[number % given.length],
  lastName: family[number % family.length],
  email: `u${number}@x.io`,
});

function toUser(number, now, people) {
  const createdAt = new Date(now - (people - number) * minuteMs);
  const isContractor = number % peoplePerContractor === 0;
  const { firstName, lastName, email } = named(number);
  return {
    _id: idOf(number),
    customId: customIdOf(number),
    email,
    passwordHash: '$2b$11$none',
    firstName,
    lastName,
    profileImageUrl: null,
    emailVerified: true,
    role: isContractor ? 'contractor' : 'user',
    contractorId: null,
    isActive: true,
    isAdmin: false,
    companyName: `Company ${Math.floor(number / peoplePerCompany)}`,
    twoFactorEnabled: false,
    searchTerms: searchTerms([`${firstName} ${lastName}`, email]),
    createdAt,
    updatedAt: createdAt,
    __v: 0,
  };
}

const customIdOf = (number) => `CUS-${String(number).padStart(6, '0')}`;

/** Addresses spread over the populated part of the world, no two at the same place. */
function toAddressBook(_id, number, now) {
  const at = new Date(now);
  const main = {
    id: 'main',
    label: 'Home',
    address: `${number} Main Street`,
    type: 'home',
    notes: '',
    lat: ((number * 0.618034) % 1) * 110 - 50,
    lng: ((number * 0.414214) % 1) * 350 - 175,
    createdAt: at,
    updatedAt: at,
  };
  return { _id, addresses: [main], mainId: main.id };
}

function toAuditRecord(number, now, people) {
  const actor = { customId: 'ADM-000001', name: 'Ana Ito', email: `u${people}@x.io` };
  const target = named(number);
  const targetNamed = {
    customId: customIdOf(number),
    name: `${target.firstName} ${target.lastName}`,
    email: target.email,
  };
  return {
    _id: randomUUID(),
    at: new Date(now - number * minuteMs),
    actor: { ...administrator, ...actor },
    target: idOf(number),
    targetNamed,
    action: actions[number % actions.length],
    before: { isActive: true },
    after: { isActive: false },
    requestId: `request-${number}`,
    searchTerms: searchTerms([actor, targetNamed].flatMap(({ customId, name, email }) => [customId, name, email])),
    __v: 0,
  };
}

/** The suffixes of each text and the initials of its words; all of these texts are plain letters. */
function searchTerms(texts) {
  const terms = texts.flatMap((text) => {
    const letters = text.toLowerCase();
    const suffixes = [...letters].flatMap((letter, start) => (letter === ' ' ? [] : [letters.slice(start)]));
    const initials = [...letters.matchAll(/[a-z0-9]+|[^a-z0-9\s]+/g)].map(([word]) => ` ${word[0]}`);
    return [...suffixes, ...initials];
  });
  return [...new Set(terms)];
}
