import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema, type Types } from 'mongoose';
import { database } from '../database';

export interface ContractorProfileRecord {
  _id: string;
  userId: string;
  contactName: string;
  email: string;
  businessName: string;
  businessAddress: string;
  businessPhone: string;
  businessLicense: string;
  insuranceInfo: string;
  specializations: string[];
  /** Whether customers see them: not while the account is switched off, or no contractor's. */
  isListed: boolean;
  /** Where they work; the first one is the place that customers see. */
  serviceAreas: string[];
  isVerified: boolean;
  verificationDate: Date | null;
  /** Mean of the reviews, 0 to 5 with 2 decimals. */
  rating: Types.Decimal128;
  totalJobs: number;
  completedJobs: number;
  reviewCount: number;
  /** As of when jobs and reviews were counted. */
  countedAt: Date | null;
  /** What they say of themselves. */
  status: ContractorStatus;
  /** Null for any time. */
  workingHours: WorkingHours | null;
  lastActive: Date;
  /** At most the latest news of it, as that tells all; absent where nobody was ever told. */
  outbox?: OutboxEntry[];
  createdAt: Date;
  updatedAt: Date;
}

const text = (maxlength: number) => ({ type: String, default: '', maxlength });
const count = { type: Number, default: 0, min: 0, validate: Number.isInteger };
const words = {
  type: [{ type: String, trim: true, minlength: 1, maxlength: limits.name }],
  default: [],
  validate: (given: string[]) => given.length <= 50,
};
const isRating = (given: Types.Decimal128) => /^([0-4](\.\d{1,2})?|5(\.0{1,2})?)$/.test(given.toString());

const noId = { _id: false, id: false } as const;
const workingHoursSchema = new Schema<WorkingHours>(
  {
    timeZone: { type: String, required: true, maxlength: 64 },
    spans: {
      type: [
        new Schema<WorkingHours['spans'][number]>(
          {
            weekday: { type: Number, required: true, min: 1, max: 7, validate: Number.isInteger },
            from: { type: String, required: true, maxlength: 5 },
            until: { type: String, required: true, maxlength: 5 },
          },
          noId,
        ),
      ],
      validate: (given: unknown[]) => given.length <= 28,
    },
  },
  noId,
);

const contractorProfileSchema = new Schema<ContractorProfileRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    userId: { type: String, required: true, unique: true },
    contactName: { type: String, required: true, maxlength: 2 * limits.name + 1 },
    email: { type: String, required: true, maxlength: limits.email },
    businessName: { type: String, required: true, maxlength: limits.companyName },
    businessAddress: text(limits.address),
    businessPhone: text(limits.phone),
    businessLicense: text(limits.shortText),
    insuranceInfo: text(limits.longText),
    specializations: words,
    serviceAreas: words,
    isListed: { type: Boolean, default: true },
    isVerified: { type: Boolean, default: false },
    verificationDate: { type: Date, default: null },
    rating: { type: Schema.Types.Decimal128, default: '0.00', validate: isRating },
    totalJobs: count,
    completedJobs: count,
    reviewCount: count,
    countedAt: { type: Date, default: null },
    status: { type: String, default: 'available', enum: ContractorStatus.options },
    workingHours: { type: workingHoursSchema, default: null },
    lastActive: { type: Date, default: () => new Date() },
    outbox: outboxField,
  },
  { timestamps: true, versionKey: false },
);

/** The best rated first, as they are or of one status or one specialty. */
const bestFirst = { rating: -1, totalJobs: -1, _id: 1 } as const;
contractorProfileSchema.index(bestFirst);
contractorProfileSchema.index({ status: 1, ...bestFirst });
contractorProfileSchema.index({ specializations: 1, ...bestFirst });
contractorProfileSchema.index(...outboxIndex);

/** The collection that sends events. */
export const contractorProfilesCollection = 'contractor_profiles';

export const ContractorProfileModel = database.model(
  'ContractorProfile',
  contractorProfileSchema,
  contractorProfilesCollection,
);
