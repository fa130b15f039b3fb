import type { FavouriteData } from '@plaza/contracts/markets/favourites';
import { type FavouriteKind, favouriteKinds } from '@plaza/contracts/markets/kinds';
import { Schema } from 'mongoose';
import { database } from '../database';

/** One saved thing: what names it within its kind, and the fields of its kind as they were when it was saved. */
export interface StoredFavourite {
  readonly id: string;
  readonly key: string;
  readonly fields: FavouriteData;
  readonly createdAt: Date;
}

/** What a person saved of one kind, in one document: so neither a double nor one too many can come about. */
export interface FavouriteList {
  _id: string;
  userId: string;
  kind: FavouriteKind;
  favourites: StoredFavourite[];
}

const schema = new Schema<FavouriteList>(
  {
    _id: { type: String, required: true, maxlength: 100 },
    userId: { type: String, required: true, maxlength: 36 },
    kind: { type: String, enum: favouriteKinds, required: true },
    favourites: [
      new Schema<StoredFavourite>(
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

export const FavouriteLists = database.model('FavouriteList', schema, 'favourites');
