import { randomUUID } from 'node:crypto';
import type { Notifications } from '@plaza/contracts/identity/profile';
import { limits } from '@plaza/contracts/limits';
import { type Role, roles } from '@plaza/contracts/roles';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { pendingAuditField, pendingAuditIndex, type StoredAuditRecord } from '../audit/records/pending-audit';
import { database } from '../database';

/** A two-factor setup until it is confirmed or expires; secret and codes are encrypted for the user's id. */
export interface TwoFactorSetupRecord {
  secret: string;
  backupCodes: string;
  /** Whether the user has entered a right code of the authenticator. */
  proved: boolean;
  /** How many wrong codes were entered; too many end the setup. */
  wrongCodes: number;
  expiresAt: Date;
}

/** What users write about themselves. */
export interface ProfileRecord {
  phone: string;
  bio: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  /** YYYY-MM-DD: a day without a time zone. */
  birthDate: string | null;
  familySize: number | null;
  website: string;
  loginAlerts: boolean;
  firstStepsDismissed: boolean;
  notifications: Partial<Notifications>;
}

/** A copy of marketplace's figures about a contractor, as of `at`. */
export interface ContractorStatsRecord {
  specialties: string[];
  totalJobs: number;
  completedJobs: number;
  rating: number;
  at: Date;
}

export interface UserRecord {
  _id: string;
  customId: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  emailVerified: boolean;
  /** The hash of the token in the verification mail, until it is used. */
  emailVerificationToken?: string;
  emailVerificationExpires?: Date;
  role: Role;
  contractorId: string | null;
  isActive: boolean;
  isAdmin: boolean;
  companyName: string | null;
  twoFactorEnabled: boolean;
  /** Encrypted for the user's id. */
  twoFactorSecret?: string;
  /** Hashes of the unused backup codes. */
  twoFactorBackupCodes?: string[];
  /** The latest time step whose code was accepted; codes up to this step are used up. */
  twoFactorLastStep?: number;
  /** The setup in progress. */
  twoFactorSetup?: TwoFactorSetupRecord;
  profile?: Partial<ProfileRecord>;
  /** The contractor's figures, under the name that the database has for them. */
  standing?: ContractorStatsRecord;
  /** The terms by which searches find the user, see `user-search.ts`. */
  searchTerms: string[];
  /** Whether the user has to choose another password at the next sign-in. */
  mustChangePassword?: boolean;
  /** When the user was deleted. Only the ids remain. */
  deletedAt?: Date;
  /** The request that is removing this administrator, see `user-administration/policy/last-admin.ts`. */
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
  firstStepsDismissed: Boolean,
  notifications: { type: Schema.Types.Mixed },
};

const contractorStatsFields = {
  specialties: { type: [String], required: true },
  totalJobs: { type: Number, required: true },
  completedJobs: { type: Number, required: true },
  rating: { type: Number, required: true },
  at: { type: Date, required: true },
};

const schema = new Schema<UserRecord>(
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
    twoFactorSetup: { type: new Schema<TwoFactorSetupRecord>(setupFields, { _id: false }), default: undefined },
    profile: { type: new Schema<ProfileRecord>(profileFields, { _id: false }), default: undefined },
    standing: { type: new Schema<ContractorStatsRecord>(contractorStatsFields, { _id: false }), default: undefined },
    searchTerms: { type: [String], required: true },
    mustChangePassword: Boolean,
    deletedAt: Date,
    leaving: { type: new Schema({ by: String, at: Date }, { _id: false }), default: undefined },
    outbox: outboxField,
    pendingAudit: pendingAuditField,
  },
  { timestamps: true },
);
// One account per e-mail address, ignoring case, as addresses are stored in lower case.
schema.index({ email: 1 }, { unique: true });
schema.index({ customId: 1 }, { unique: true });
schema.index({ searchTerms: 1 });
// For the pages of the user list by each of its filters, newest first.
schema.index({ createdAt: -1, _id: -1 });
schema.index({ role: 1, createdAt: -1, _id: -1 });
schema.index({ companyName: 1, createdAt: -1, _id: -1 });
schema.index({ contractorId: 1, createdAt: -1, _id: -1 });
// For the map of users: how many there are, and who is deactivated.
schema.index({ isActive: 1, role: 1 });
schema.index(...outboxIndex);
schema.index(...pendingAuditIndex);

export const usersCollection = 'users';
export const UserModel = database.model('User', schema, usersCollection);
