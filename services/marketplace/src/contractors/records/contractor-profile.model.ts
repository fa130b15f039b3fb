import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema, type Types } from 'mongoose';
import { database } from '../../database';

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
  /** False while the user is disabled or not a contractor; customers then do not see the profile. */
  isListed: boolean;
  /** Customers see the first one as the location. */
  serviceAreas: string[];
  isVerified: boolean;
  verificationDate: Date | null;
  /** The mean of the reviews, 0 to 5 with 2 decimals. */
  rating: Types.Decimal128;
  totalJobs: number;
  completedJobs: number;
  reviewCount: number;
  /** When the stats were counted; earlier releases compare it. */
  countedAt: Date | null;
  /** Incremented each time that stats are stored; absent before that. */
  statsRevision?: number;
  /** As set by the contractor; see `contractor-status.ts` for the shown status. */
  status: ContractorStatus;
  /** Null means any time. */
  workingHours: WorkingHours | null;
  lastActive: Date;
  /** When name or phone of the business were last changed; absent once all open bookings are known to have them. */
  businessChangedAt?: Date;
  /** See `profile-search.ts`. */
  searchTerms: string[];
  specialtyKeys: string[];
  /** The latest event, as it contains all fields, and pending audit records; absent if none was ever published. */
  outbox?: OutboxEntry[];
  createdAt: Date;
  updatedAt: Date;
}

const text = (maxlength: number) => ({ type: String, default: '', maxlength });
const count = { type: Number, default: 0, min: 0, validate: Number.isInteger };
const wordList = {
  type: [{ type: String, trim: true, minlength: 1, maxlength: limits.name }],
  default: [],
  validate: (items: string[]) => items.length <= 50,
};
const isRating = (value: Types.Decimal128) => /^([0-4](\.\d{1,2})?|5(\.0{1,2})?)$/.test(value.toString());

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
      validate: (spans: unknown[]) => spans.length <= 28,
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
    specializations: wordList,
    serviceAreas: wordList,
    isListed: { type: Boolean, default: true },
    isVerified: { type: Boolean, default: false },
    verificationDate: { type: Date, default: null },
    rating: { type: Schema.Types.Decimal128, default: '0.00', validate: isRating },
    totalJobs: count,
    completedJobs: count,
    reviewCount: count,
    countedAt: { type: Date, default: null },
    statsRevision: Number,
    status: { type: String, default: 'available', enum: ContractorStatus.options },
    workingHours: { type: workingHoursSchema, default: null },
    lastActive: { type: Date, default: () => new Date() },
    businessChangedAt: Date,
    // Excluded from reads, because they are longer than all other fields together.
    searchTerms: { type: [String], required: true, select: false },
    specialtyKeys: { type: [String], required: true, select: false },
    outbox: outboxField,
  },
  { timestamps: true, versionKey: false },
);

/** The best rated first: of all profiles, or of those with one status or one specialty. */
const bestFirst = { rating: -1, totalJobs: -1, _id: 1 } as const;
contractorProfileSchema.index(bestFirst);
contractorProfileSchema.index({ status: 1, ...bestFirst });
contractorProfileSchema.index({ specialtyKeys: 1, ...bestFirst });
contractorProfileSchema.index({ searchTerms: 1 });
// Those who are not listed, who are few.
contractorProfileSchema.index({ isListed: 1, userId: 1 }, { partialFilterExpression: { isListed: false } });
// For the expiry job.
contractorProfileSchema.index({ businessChangedAt: 1 }, { sparse: true });
contractorProfileSchema.index(...outboxIndex);

/** The name of the collection; its outboxes publish events. */
export const contractorProfilesCollection = 'contractor_profiles';

export const ContractorProfileModel = database.model(
  'ContractorProfile',
  contractorProfileSchema,
  contractorProfilesCollection,
);
