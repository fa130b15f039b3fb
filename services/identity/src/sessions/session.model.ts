import { randomUUID } from 'node:crypto';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

/** How long a session is remembered after it was last used. Longer than it lives. */
export const rememberedMs = 90 * 24 * 3600 * 1000;

/** One signed-in device. Its id is the `sid` of access tokens. */
export interface StoredSession {
  _id: string;
  userId: string;
  /** Hash of the half of the cookie that stays: it tells a spent cookie of this session from an invented one. */
  familyHash: string;
  /** Hash of the half that changes at each refresh. */
  secretHash: string;
  device: string;
  /** The network that it was used from last, without the last part of the address. */
  address: string;
  /** When a password or a second factor was last shown in it. */
  authenticatedAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** Until when it is remembered, ended or not, as one of the person's devices. */
  keptUntil: Date;
  revokedAt?: Date;
  /** How often its access tokens were outdated, and when last. */
  epoch: number;
  outdatedAt?: Date;
  /** The administrator who acts as the person in it. */
  impersonatorId?: string;
  outbox?: OutboxEntry[];
}

const schema = new Schema<StoredSession>({
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
  revokedAt: Date,
  epoch: { type: Number, default: 0 },
  outdatedAt: Date,
  impersonatorId: String,
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
