import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { OutcomeKind } from '@plaza/contracts/registry/outcome-kinds';
import type { WebVitals } from '@plaza/contracts/registry/outcomes';
import { Schema } from 'mongoose';
import { database } from '../database';

/**
 * How one release did for one person. Of a release in a rollout the worst outcome counts, once; of stable the latest,
 * as it is what a rollout is compared with. The person is in the id, as a hash that differs for each release.
 */
export interface OutcomeRecord {
  readonly _id: string;
  readonly remote: RemoteName;
  /** The id of a rollout, or the version of stable. */
  readonly subject: string;
  readonly outcome: OutcomeKind;
  readonly isBad: boolean;
  /** The latest report that counts, and the latest bad one. */
  readonly at: Date;
  readonly badAt?: Date;
  readonly loadMs: number | null;
  readonly vitals?: WebVitals;
  readonly trace: string | null;
  /** The user, until it is known how old the account is. */
  readonly person?: string;
  /** Whether it may decide: of a user whose account is older than the rollout. Not there until that is known. */
  readonly isProven?: boolean;
  /** It is not in the evidence yet. */
  readonly isWaiting?: boolean;
  /** It was in the evidence as a good one. */
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
