import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

export interface CategoryRecord {
  _id: string;
  name: string;
  /** See `categoryNameKey`; unique. */
  nameKey: string;
  description: string;
  isActive: boolean;
  outbox?: OutboxEntry[];
}

/** Equal for names that differ only in case, width or spaces. */
export const categoryNameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();

const categorySchema = new Schema<CategoryRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    name: { type: String, required: true, maxlength: limits.name },
    nameKey: { type: String, required: true, unique: true },
    description: { type: String, default: '', maxlength: limits.longText },
    isActive: { type: Boolean, default: true },
    outbox: outboxField,
  },
  { timestamps: true, versionKey: false },
);
categorySchema.index(...outboxIndex);

/** The name of the collection; its outboxes deliver records to the audit. */
export const categoriesCollection = 'service_categories';

export const CategoryModel = database.model('ServiceCategory', categorySchema, categoriesCollection);
