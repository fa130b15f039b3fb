import { randomUUID } from 'node:crypto';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

/** How long a session is stored after its last use, which is longer than it stays valid. */
export const sessionMemoryMs = 90 * 24 * 3600 * 1000;

/** One signed-in device. Its id is the `sid` of access tokens. */
export interface SessionRecord {
  _id: string;
  userId: string;
  /** Hash of the constant half of the cookie. It distinguishes a used cookie of this session from an invented one. */
  familyHash: string;
  /** Hash of the half that every refresh replaces. */
  secretHash: string;
  /** The hash that it replaced at `rotatedAt`; absent once the browser has presented the new one, and at first. */
  previousSecretHash?: string;
  /** The time of the database's clock. */
  rotatedAt?: Date;
  /** The `secretHash` that belongs to `previousSecretHash`: releases that know neither replace only `secretHash`. */
  successorHash?: string;
  device: string;
  /** The network of the latest use, without the last part of the address. */
  address: string;
  /** When the user last entered a password or a second factor in this session. */
  authenticatedAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** Until when it is stored as one of the user's devices, whether it has ended or not. */
  keptUntil: Date;
  /** Set once the browser has received the cookie under its https name. From then on the old name is refused. */
  renamed?: boolean;
  revokedAt?: Date;
  /** How often its access tokens were invalidated; `outdatedAt` says when last. */
  epoch: number;
  outdatedAt?: Date;
  /** The administrator who impersonates the user in this session. */
  impersonatorId?: string;
  /** The administrator's own session, in which the impersonation began. */
  impersonatorSessionId?: string;
  outbox?: OutboxEntry[];
}

const schema = new Schema<SessionRecord>({
  _id: { type: String, default: () => randomUUID() },
  userId: { type: String, required: true },
  familyHash: { type: String, required: true, maxlength: 64 },
  secretHash: { type: String, required: true, maxlength: 64 },
  previousSecretHash: { type: String, maxlength: 64 },
  rotatedAt: Date,
  successorHash: { type: String, maxlength: 64 },
  device: { type: String, required: true, maxlength: 100 },
  address: { type: String, default: '', maxlength: 45 },
  authenticatedAt: { type: Date, required: true },
  createdAt: { type: Date, required: true },
  lastSeenAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  keptUntil: { type: Date, required: true },
  renamed: Boolean,
  revokedAt: Date,
  epoch: { type: Number, default: 0 },
  outdatedAt: Date,
  impersonatorId: String,
  impersonatorSessionId: String,
  outbox: outboxField,
});
schema.index({ userId: 1 });
schema.index({ impersonatorId: 1 }, { sparse: true });
schema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 });
schema.index({ revokedAt: 1 }, { sparse: true });
schema.index({ outdatedAt: 1 }, { sparse: true });
schema.index(...outboxIndex);

export const sessionsCollection = 'sessions';
export const SessionModel = database.model('Session', schema, sessionsCollection);
