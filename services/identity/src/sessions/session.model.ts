import { randomUUID } from 'node:crypto';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

/** How long a session is stored after its last use: longer than it lives. */
export const sessionMemoryMs = 90 * 24 * 3600 * 1000;

/** One signed-in device. Its id is the `sid` of access tokens. */
export interface SessionRecord {
  _id: string;
  userId: string;
  /** Hash of the constant half of the cookie: it tells a used cookie of this session from an invented one. */
  familyHash: string;
  /** Hash of the half that every refresh replaces. */
  secretHash: string;
  device: string;
  /** The network of the latest use, without the last part of the address. */
  address: string;
  /** When the user last entered a password or a second factor in it. */
  authenticatedAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** Until when it is stored, ended or not, as one of the user's devices. */
  keptUntil: Date;
  /** Given to a browser under the cookie's name of https, and taken under no other name since. */
  renamed?: boolean;
  revokedAt?: Date;
  /** How often its access tokens were invalidated, and when last. */
  epoch: number;
  outdatedAt?: Date;
  /** The administrator who impersonates the user in it. */
  impersonatorId?: string;
  /** Their own session, in which they began to. */
  impersonatorSessionId?: string;
  outbox?: OutboxEntry[];
}

const schema = new Schema<SessionRecord>({
  _id: { type: String, default: () => randomUUID() },
  userId: { type: String, required: true },
  familyHash: { type: String, required: true, maxlength: 64 },
  secretHash: { type: String, required: true, maxlength: 64 },
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
