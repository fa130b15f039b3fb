import { type AddressType, addressTypes } from '@plaza/contracts/identity/addresses';
import { limits } from '@plaza/contracts/limits';
import { Schema } from 'mongoose';
import { database } from '../database';

export interface AddressRecord {
  id: string;
  label: string;
  address: string;
  type: AddressType;
  notes: string;
  lat: number | null;
  lng: number | null;
  createdAt: Date;
  updatedAt: Date;
  /** The idempotency key of the request that added the address, and the hash of its body. */
  idempotency?: { key: string; hash: string };
}

/** All addresses of a user, in the order in which they were added. The id of the document is the user's. */
export interface AddressBookRecord {
  _id: string;
  addresses: AddressRecord[];
  /** The main address. One field instead of a flag on each address can never name two. */
  mainId: string | null;
}

const addressFields = {
  id: { type: String, required: true },
  label: { type: String, required: true, maxlength: limits.name },
  address: { type: String, required: true, maxlength: limits.address },
  type: { type: String, enum: addressTypes, required: true },
  notes: { type: String, maxlength: limits.longText },
  lat: { type: Number, min: -90, max: 90 },
  lng: { type: Number, min: -180, max: 180 },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  idempotency: { type: new Schema({ key: String, hash: String }, { _id: false, id: false }), default: undefined },
};

const schema = new Schema<AddressBookRecord>({
  _id: { type: String, required: true },
  addresses: { type: [new Schema<AddressRecord>(addressFields, { _id: false, id: false })], required: true },
  mainId: { type: String, default: null },
});

export const AddressBookModel = database.model('AddressBook', schema, 'address_books');
