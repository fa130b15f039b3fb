import { randomUUID } from 'node:crypto';
import { messageLength } from '@plaza/contracts/marketplace/choices';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../../database';

export interface MessageRecord {
  _id: string;
  conversationId: string;
  /** The sequence number within the conversation: increases with time, with gaps. */
  seq: number;
  senderId: string;
  /** As it was typed: plain text. */
  content: string;
  at: Date;
  /** The idempotency key of the sender. */
  clientId?: string;
  /** The recipient, until they have read it; then absent, so that a partial index contains only unread messages. */
  unreadBy?: string;
  outbox?: OutboxEntry[];
}

const id = { type: String, required: true, maxlength: 36 } as const;
const schema = new Schema<MessageRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    conversationId: id,
    seq: { type: Number, required: true },
    senderId: id,
    content: { type: String, required: true, maxlength: messageLength },
    at: { type: Date, required: true },
    clientId: { type: String, maxlength: 36 },
    unreadBy: { type: String, maxlength: 36 },
    outbox: outboxField,
  },
  { versionKey: false },
);
schema.index({ conversationId: 1, seq: -1 }, { unique: true });
schema.index(
  { conversationId: 1, senderId: 1, clientId: 1 },
  { unique: true, partialFilterExpression: { clientId: { $exists: true } } },
);
schema.index({ unreadBy: 1, conversationId: 1 }, { partialFilterExpression: { unreadBy: { $exists: true } } });
schema.index(...outboxIndex);

/** The name of the collection; its outboxes publish events. */
export const messagesCollection = 'messages';

export const MessageModel = database.model<MessageRecord>('Message', schema, messagesCollection);
