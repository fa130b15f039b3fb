import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { type Role, roles } from '@plaza/contracts/roles';
import { Schema } from 'mongoose';
import { database } from '../database';

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
  twoFactorSecret?: string;
  twoFactorBackupCodes?: string[];
  createdAt: Date;
  updatedAt: Date;
}

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
  },
  { timestamps: true },
);
// One account per address whatever its case: addresses are stored in lower case.
schema.index({ email: 1 }, { unique: true });
schema.index({ customId: 1 }, { unique: true });

export const PersonModel = database.model('Person', schema, 'users');
