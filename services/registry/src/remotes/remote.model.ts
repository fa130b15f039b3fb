import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { PastRollout } from '@plaza/contracts/registry/rollouts';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';
import type { Rollout } from '../rollouts/rollout';
import { rolloutField } from '../rollouts/rollout-field';

/**
 * The releases of a remote that everybody or some people are given. Each decision is one write to this document,
 * including its events and audit entries.
 */
export interface RemotePointerRecord {
  readonly _id: RemoteName;
  readonly current: string | null;
  readonly previous: string | null;
  /** Counts the writes of `writeRemote`; undefined before the first one. */
  readonly revision?: number;
  readonly rollout?: Rollout | null;
  /** The finished rollouts, oldest first. */
  readonly pastRollouts?: readonly PastRolloutRecord[];
  readonly switchedOff?: readonly SwitchedOffRecord[];
  /**
   * Each version that became the current one, oldest first; `by` is a user's id, the name of the deployment, or
   * "rollout".
   */
  readonly history: readonly HistoryEntry[];
  readonly outbox?: readonly OutboxEntry[];
}

export interface HistoryEntry {
  readonly version: string;
  readonly at: Date;
  readonly by: string;
  /** The version before, if it was rolled back to this one. */
  readonly rolledBack?: string;
}

/** A release that nobody may load, or with a version of null the whole remote. */
export interface SwitchedOffRecord {
  readonly version: string | null;
  readonly reason: string;
  readonly at: Date;
}

export interface PastRolloutRecord extends Omit<PastRollout, 'startedAt' | 'endedAt'> {
  readonly startedAt: Date;
  readonly endedAt: Date;
}

const version = { type: String, maxlength: 64 };
const count = { type: Number, default: 0 };

const pointerSchema = new Schema<RemotePointerRecord>(
  {
    _id: { type: String },
    current: { ...version, default: null },
    previous: { ...version, default: null },
    revision: Number,
    rollout: rolloutField,
    pastRollouts: {
      type: [
        {
          _id: false,
          version,
          end: { type: String, maxlength: 16 },
          startedAt: Date,
          endedAt: Date,
          weight: Number,
          outcomes: { good: count, bad: count },
        },
      ],
      default: undefined,
    },
    switchedOff: {
      type: [
        { _id: false, version: { ...version, default: null }, reason: { type: String, maxlength: 255 }, at: Date },
      ],
      default: undefined,
    },
    history: [{ _id: false, version, at: Date, by: { type: String, maxlength: 200 }, rolledBack: version }],
    outbox: outboxField,
  },
  { versionKey: false },
);
pointerSchema.index(...outboxIndex);

export const RemotePointerModel = database.model<RemotePointerRecord>('RemotePointer', pointerSchema, 'remotes');
