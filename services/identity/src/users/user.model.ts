import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import type { Notifications } from '@plaza/contracts/profile';
import { type Role, roles } from '@plaza/contracts/roles';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { pendingAuditField, pendingAuditIndex, type StoredAuditRecord } from '../audit/audit-record.model';
import { database } from '../database';

/** What `setup` gave out, until it is confirmed or too old; secret and codes are sealed for the person's id. */
export interface TwoFactorSetupState {
  secret: string;
  backupCodes: string;
  /** Whether a code of the authenticator was shown. */
  proved: boolean;
  /** Codes that were wrong; after too many the setup is over. */
  wrongCodes: number;
  expiresAt: Date;
}

/** What a person says about themselves; absent where nothing was said. */
export interface StoredProfile {
  phone: string;
  bio: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  /** YYYY-MM-DD: a day, in no zone. */
  birthDate: string | null;
  familySize: number | null;
  website: string;
  loginAlerts: boolean;
  notifications: Partial<Notifications>;
}

/** How a contractor stands with customers: marketplace's own, kept as it told it at an instant. */
export interface StoredStanding {
  specialties: string[];
  totalJobs: number;
  completedJobs: number;
  rating: number;
  at: Date;
}

export interface Person {
  _id: string;
  customId: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  emailVerified: boolean;
  /** The hash of the token in the verification mail; gone once it was used. */
  emailVerificationToken?: string;
  emailVerificationExpires?: Date;
  role: Role;
  contractorId: string | null;
  isActive: boolean;
  isAdmin: boolean;
  companyName: string | null;
  twoFactorEnabled: boolean;
  /** Sealed for the person's id. */
  twoFactorSecret?: string;
  /** Hashes of the backup codes that still work. */
  twoFactorBackupCodes?: string[];
  /** The latest time step whose code was accepted: it and those before are spent. */
  twoFactorLastStep?: number;
  /** Two-factor that is being set up. */
  twoFactorSetup?: TwoFactorSetupState;
  profile?: Partial<StoredProfile>;
  standing?: StoredStanding;
  /** What the person is found by, see `search.ts`. */
  searchTerms: string[];
  /** The person has to choose another password when they next sign in. */
  mustChangePassword?: boolean;
  /** When the person was deleted: what is left is their ids, until every service has confirmed. */
  deletedAt?: Date;
  /** Who takes this administrator away just now, see `administration/last-admin.ts`. */
  leaving?: { by: string; at: Date };
  outbox?: OutboxEntry[];
  pendingAudit?: StoredAuditRecord[];
  createdAt: Date;
  updatedAt: Date;
}

const setupFields = {
  secret: { type: String, required: true, maxlength: 255 },
  backupCodes: { type: String, required: true, maxlength: 1024 },
  proved: { type: Boolean, required: true },
  wrongCodes: { type: Number, required: true },
  expiresAt: { type: Date, required: true },
};

const profileFields = {
  phone: { type: String, maxlength: limits.phone },
  bio: { type: String, maxlength: limits.longText },
  address: { type: String, maxlength: limits.shortText },
  city: { type: String, maxlength: limits.name },
  state: { type: String, maxlength: limits.name },
  zipCode: { type: String, maxlength: limits.zipCode },
  country: { type: String, maxlength: limits.name },
  birthDate: { type: String, maxlength: 10 },
  familySize: { type: Number, min: 1, max: limits.familySize },
  website: { type: String, maxlength: limits.shortText },
  loginAlerts: Boolean,
  notifications: { type: Schema.Types.Mixed },
};

const standingFields = {
  specialties: { type: [String], required: true },
  totalJobs: { type: Number, required: true },
  completedJobs: { type: Number, required: true },
  rating: { type: Number, required: true },
  at: { type: Date, required: true },
};

const schema = new Schema<Person>(
  {
    _id: { type: String, default: () => randomUUID() },
    customId: { type: String, required: true, maxlength: limits.customId },
    email: { type: String, required: true, lowercase: true, trim: true, maxlength: limits.email },
    passwordHash: { type: String, required: true, maxlength: 100 },
    firstName: { type: String, required: true, maxlength: limits.name },
    lastName: { type: String, required: true, maxlength: limits.name },
    profileImageUrl: { type: String, default: null, maxlength: 2048 },
    emailVerified: { type: Boolean, default: false },
    emailVerificationToken: { type: String, maxlength: 64 },
    emailVerificationExpires: Date,
    role: { type: String, enum: roles, default: 'user' },
    contractorId: { type: String, default: null, maxlength: limits.contractorId },
    isActive: { type: Boolean, default: true },
    isAdmin: { type: Boolean, default: false },
    companyName: { type: String, default: null, maxlength: limits.companyName },
    twoFactorEnabled: { type: Boolean, default: false },
    twoFactorSecret: { type: String, maxlength: 255 },
    twoFactorBackupCodes: { type: [String], default: undefined },
    twoFactorLastStep: Number,
    twoFactorSetup: { type: new Schema<TwoFactorSetupState>(setupFields, { _id: false }), default: undefined },
    profile: { type: new Schema<StoredProfile>(profileFields, { _id: false }), default: undefined },
    standing: { type: new Schema<StoredStanding>(standingFields, { _id: false }), default: undefined },
    searchTerms: { type: [String], required: true },
    mustChangePassword: Boolean,
    deletedAt: Date,
    leaving: { type: new Schema({ by: String, at: Date }, { _id: false }), default: undefined },
    outbox: outboxField,
    pendingAudit: pendingAuditField,
  },
  { timestamps: true },
);
// One account per address whatever its case: addresses are stored in lower case.
schema.index({ email: 1 }, { unique: true });
schema.index({ customId: 1 }, { unique: true });
schema.index({ searchTerms: 1 });
// The pages of the user list, by each of its filters, the newest first.
schema.index({ createdAt: -1, _id: -1 });
schema.index({ role: 1, createdAt: -1, _id: -1 });
schema.index({ companyName: 1, createdAt: -1, _id: -1 });
schema.index({ contractorId: 1, createdAt: -1, _id: -1 });
schema.index(...outboxIndex);
schema.index(...pendingAuditIndex);

export const peopleCollection = 'users';
export const PersonModel = database.model('Person', schema, peopleCollection);
