import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { type Role, roles } from '@plaza/contracts/roles';
import { Schema } from 'mongoose';
import { database } from '../../database';

export interface Participant {
  id: string;
  name: string;
  role: Role;
  /** Whether the account was deleted. */
  gone?: boolean;
}

export interface ConversationRecord {
  _id: string;
  /** See `conversationKey`; unique. */
  key: string;
  /** Exactly two. */
  participants: Participant[];
  bookingId: string | null;
  /** The highest assigned sequence number; each message has its own. */
  lastSeq: number;
  /** When the conversation was created or its latest sequence number was assigned. Lists are sorted by it. */
  latestAt: Date;
}

const participant = new Schema<Participant>(
  {
    id: { type: String, required: true, maxlength: 36 },
    name: { type: String, default: '', maxlength: limits.shortText },
    role: { type: String, enum: roles, required: true },
    gone: Boolean,
  },
  { _id: false, id: false },
);

const schema = new Schema<ConversationRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    key: { type: String, required: true, maxlength: 120 },
    participants: { type: [participant], required: true },
    bookingId: { type: String, default: null, maxlength: 36 },
    lastSeq: { type: Number, default: 0 },
    latestAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ 'participants.id': 1, latestAt: -1 });

export const ConversationModel = database.model<ConversationRecord>('Conversation', schema, 'conversations');

/** The key is the same for both participants. */
export function conversationKey(one: string, other: string, bookingId: string | null): string {
  return [...[one, other].sort(), bookingId ?? ''].join(' ');
}
