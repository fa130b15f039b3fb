import { Schema } from 'mongoose';

const text = (maxlength: number) => ({ type: String, maxlength });
const count = { type: Number, default: 0 };
const outcomes = { good: count, bad: count };
const evidence = {
  ...outcomes,
  test: { ...outcomes, likelihood: count, row: count, unloaded: count, since: Date, trace: text(64) },
};

/** The schema field that stores a rollout in the document of its remote. */
export const rolloutField = {
  type: new Schema(
    {
      id: text(36),
      version: text(64),
      stable: text(64),
      before: text(64),
      state: text(16),
      roles: { type: [String], default: null },
      subsets: { type: Schema.Types.Mixed, default: undefined },
      steps: [Number],
      step: Number,
      startedAt: Date,
      stepAt: Date,
      atStep: { outcomes: count, isGood: Boolean, latestAt: Date },
      isOpen: Boolean,
      admitted: [String],
      evidence,
      unproven: evidence,
      isSuspicionTold: Boolean,
      silent: Number,
      isSilenceTold: Boolean,
      isNoReturnTold: Boolean,
      stableDay: outcomes,
      tallied: { good: [String], bad: [String] },
    },
    { _id: false, id: false },
  ),
  default: null,
};
