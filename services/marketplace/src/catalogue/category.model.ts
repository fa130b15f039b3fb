import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { Schema } from 'mongoose';
import { database } from '../database';

export interface CategoryRecord {
  _id: string;
  name: string;
  /** See `categoryNameKey`; unique. */
  nameKey: string;
  description: string;
  isActive: boolean;
}

/** Equal for names that differ in case, width or spaces alone. */
export const categoryNameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();

const categorySchema = new Schema<CategoryRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    name: { type: String, required: true, maxlength: limits.name },
    nameKey: { type: String, required: true, unique: true },
    description: { type: String, default: '', maxlength: limits.longText },
    isActive: { type: Boolean, default: true },
  },
  { timestamps: true, versionKey: false },
);

export const CategoryModel = database.model('ServiceCategory', categorySchema, 'service_categories');
