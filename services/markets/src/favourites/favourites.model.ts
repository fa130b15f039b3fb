import type { FavouriteData } from '@plaza/contracts/markets/favourites';
import { type FavouriteKind, favouriteKinds } from '@plaza/contracts/markets/kinds';
import { Schema } from 'mongoose';
import { database } from '../database';

/** One favourite: its key within its kind, and the fields of its kind as of the time when it was saved. */
export interface FavouriteRecord {
  readonly id: string;
  readonly key: string;
  readonly fields: FavouriteData;
  readonly createdAt: Date;
}

/** A user's favourites of one kind in one document, so that a write can exclude duplicates and enforce the limit. */
export interface FavouriteListRecord {
  _id: string;
  userId: string;
  kind: FavouriteKind;
  favourites: FavouriteRecord[];
}

const schema = new Schema<FavouriteListRecord>(
  {
    _id: { type: String, required: true, maxlength: 100 },
    userId: { type: String, required: true, maxlength: 36 },
    kind: { type: String, enum: favouriteKinds, required: true },
    favourites: [
      new Schema<FavouriteRecord>(
        {
          id: { type: String, required: true, maxlength: 36 },
          key: { type: String, required: true, maxlength: 100 },
          fields: { type: Schema.Types.Mixed, required: true },
          createdAt: { type: Date, required: true },
        },
        { _id: false, id: false },
      ),
    ],
  },
  { versionKey: false },
);
schema.index({ userId: 1 });

export const FavouriteListModel = database.model('FavouriteList', schema, 'favourites');
