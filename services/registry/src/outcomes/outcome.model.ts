import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { OutcomeKind } from '@plaza/contracts/registry/outcome-kinds';
import type { WebVitals } from '@plaza/contracts/registry/outcomes';
import { Schema } from 'mongoose';
import { database } from '../database';

/**
 * How one release did for one person. For a release in a rollout the worst outcome counts, once; for stable the latest,
 * as rollouts are compared with it. The id contains the person as a hash that differs for each release.
 */
export interface OutcomeRecord {
  readonly _id: string;
  readonly remote: RemoteName;
  /** The id of a rollout, or the version of stable. */
  readonly subject: string;
  readonly outcome: OutcomeKind;
  readonly isBad: boolean;
  /** `at` is the time of the latest report that counts, `badAt` that of the latest bad one. */
  readonly at: Date;
  readonly badAt?: Date;
  readonly loadMs: number | null;
  readonly vitals?: WebVitals;
  readonly trace: string | null;
  /** The user, until the age of the account is known. */
  readonly person?: string;
  /**
   * Whether the outcome counts in decisions: the user's account is older than the rollout. Undefined until that is
   * known.
   */
  readonly isProven?: boolean;
  /** Whether the outcome still has to be added to the evidence. */
  readonly isWaiting?: boolean;
  /** Whether the evidence contains it as a good outcome. */
  readonly wasGood?: boolean;
}

const retentionSeconds = 30 * 24 * 3600;

const outcomeSchema = new Schema<OutcomeRecord>(
  {
    _id: String,
    remote: { type: String, maxlength: 40 },
    subject: { type: String, maxlength: 64 },
    outcome: { type: String, maxlength: 16 },
    isBad: Boolean,
    at: Date,
    badAt: Date,
    loadMs: Number,
    vitals: { _id: false, ttfb: Number, fcp: Number, lcp: Number, inp: Number, cls: Number },
    trace: { type: String, maxlength: 64 },
    person: { type: String, maxlength: 36 },
    isProven: Boolean,
    isWaiting: Boolean,
    wasGood: Boolean,
  },
  { versionKey: false },
);
outcomeSchema.index({ remote: 1, at: 1 }, { partialFilterExpression: { isWaiting: true } });
outcomeSchema.index({ subject: 1, at: 1 });
outcomeSchema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds });

export const OutcomeModel = database.model<OutcomeRecord>('Outcome', outcomeSchema, 'outcomes');
