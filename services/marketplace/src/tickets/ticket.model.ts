import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import type { Priority } from '@plaza/contracts/marketplace/bookings';
import { priorities, ticketCategories, ticketStatuses } from '@plaza/contracts/marketplace/choices';
import type { TicketCategory, TicketStatus } from '@plaza/contracts/marketplace/tickets';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';
import { hasIdempotencyKey, type Idempotency, idempotencyField } from '../idempotency/add-once-per-key';

/** The maximum number of entries in a thread, which is stored within the ticket. */
export const maxThreadLength = 500;

export interface StoredTicketEntry {
  id: string;
  by: { id: string; name: string };
  text: string;
  at: Date;
  idempotency?: Idempotency;
}

export interface TicketRecord {
  _id: string;
  /** The author. */
  userId: string;
  userName: string;
  /** The assigned administrator; never null while the ticket is in progress. */
  assignedToId: string | null;
  assignedToName: string | null;
  bookingId: string | null;
  title: string;
  description: string;
  status: TicketStatus;
  priority: Priority;
  category: TicketCategory;
  thread: StoredTicketEntry[];
  /** Incremented by each change of status, priority or assignment, but not by entries. */
  version: number;
  idempotency?: Idempotency;
  outbox?: OutboxEntry[];
  createdAt: Date;
  updatedAt: Date;
}

const id = { type: String, required: true, maxlength: 36 } as const;
const someId = { type: String, default: null, maxlength: 36 } as const;
const noId = { _id: false, id: false } as const;
const by = new Schema<StoredTicketEntry['by']>({ id, name: { type: String, maxlength: limits.shortText } }, noId);
const entry = new Schema<StoredTicketEntry>(
  {
    id,
    by: { type: by, required: true },
    text: { type: String, required: true, maxlength: limits.longText },
    at: { type: Date, required: true },
    idempotency: idempotencyField,
  },
  noId,
);

const schema = new Schema<TicketRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    userId: id,
    userName: { type: String, default: '', maxlength: limits.shortText },
    assignedToId: someId,
    assignedToName: { type: String, default: null, maxlength: limits.shortText },
    bookingId: someId,
    title: { type: String, required: true, maxlength: limits.shortText },
    description: { type: String, required: true, maxlength: limits.longText },
    status: { type: String, enum: ticketStatuses, default: 'open' },
    priority: { type: String, enum: priorities, default: 'medium' },
    category: { type: String, enum: ticketCategories, default: 'general' },
    thread: { type: [entry], default: [] },
    version: { type: Number, default: 0 },
    idempotency: idempotencyField,
    outbox: outboxField,
  },
  { timestamps: true, versionKey: false },
);
schema.index({ userId: 1, updatedAt: -1, _id: -1 });
schema.index({ userId: 1, status: 1, updatedAt: -1, _id: -1 });
schema.index({ userId: 1, 'idempotency.key': 1 }, { unique: true, partialFilterExpression: hasIdempotencyKey });
schema.index({ updatedAt: -1, _id: -1 });
schema.index({ status: 1, updatedAt: -1, _id: -1 });
schema.index({ assignedToId: 1 });
schema.index({ 'thread.by.id': 1 });
schema.index(...outboxIndex);

/** The name of the collection; its outboxes publish events. */
export const ticketsCollection = 'support_tickets';

export const TicketModel = database.model<TicketRecord>('Ticket', schema, ticketsCollection);
