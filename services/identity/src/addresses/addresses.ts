import { randomUUID } from 'node:crypto';
import type { Address, AddressBook, AddressChanges, NewAddress } from '@plaza/contracts/identity/addresses';
import { limits } from '@plaza/contracts/limits';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import { hashOfInput, idempotencyKeyReused } from '@plaza/service-kit/idempotency';
import type { PipelineStage } from 'mongoose';
import { withData } from '../answers/success-envelope';
import { AddressBookModel, type AddressBookRecord, type AddressRecord } from './address-book.model';
import { requireCompleteLocation, toAddressFields } from './address-input';
import { addAddressPipeline, changeAddressPipeline, removeAddressPipeline } from './update-pipelines';

/** The main address first, then in the order they were added. */
export async function readAddressBook(userId: string): Promise<AddressBook> {
  return toAddressBook(await AddressBookModel.findById(userId).lean());
}

/**
 * @param key the idempotency key of the request, if it has one: a repeated request returns the address of the first
 * @throws InvalidInput; Conflict `too_many_addresses`, `idempotency_key_reused`
 */
export async function addAddress(userId: string, input: Required<NewAddress>, key?: string): Promise<AddressBook> {
  requireCompleteLocation(input);
  const now = new Date();
  const added: AddressRecord = {
    ...input,
    ...toAddressFields(input),
    id: randomUUID(),
    createdAt: now,
    updatedAt: now,
    ...(key === undefined ? {} : { idempotency: { key, hash: hashOfInput(input) } }),
  };
  const add = () =>
    AddressBookModel.findOneAndUpdate({ _id: userId }, addAddressPipeline(added), {
      upsert: true,
      returnDocument: 'after',
      updatePipeline: true,
    }).lean();
  const book = await add().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return add(); // a concurrent request has created the book
  });
  return toAddressBook(book, requireAdded(book.addresses, added).id);
}

/** The address that was added, or that an earlier request with the same key has added. */
function requireAdded(all: readonly AddressRecord[], { id, idempotency }: AddressRecord): AddressRecord {
  const found = all.find((one) => one.id === id || (idempotency && one.idempotency?.key === idempotency.key));
  if (!found) throw new Conflict('too_many_addresses', `You can save at most ${limits.addresses} addresses.`);
  if (found.idempotency?.hash !== idempotency?.hash) throw idempotencyKeyReused();
  return found;
}

/** @throws InvalidInput; NotFound, also for another user's address */
export async function changeAddress(userId: string, id: string, input: AddressChanges): Promise<AddressBook> {
  requireCompleteLocation(input);
  const changes = { ...input, ...toAddressFields(input) };
  const isChange = Object.keys(changes).length > 0;
  return update(userId, id, changeAddressPipeline(id, isChange ? { ...changes, updatedAt: new Date() } : {}));
}

/** @throws NotFound, also for another user's address */
export const setMainAddress = (userId: string, id: string): Promise<AddressBook> =>
  update(userId, id, [{ $set: { mainId: id } }]);

/** @throws NotFound, also for another user's address */
export const removeAddress = (userId: string, id: string): Promise<AddressBook> =>
  update(userId, id, removeAddressPipeline(id));

async function update(userId: string, id: string, pipeline: PipelineStage.Set[]): Promise<AddressBook> {
  const filter = { _id: userId, 'addresses.id': id };
  const options = { returnDocument: 'after', updatePipeline: true } as const;
  const book = await AddressBookModel.findOneAndUpdate(filter, pipeline, options).lean();
  if (!book) throw new NotFound('address_not_found', 'Address not found.');
  return toAddressBook(book, id);
}

function toAddressBook(book: AddressBookRecord | null, id?: string): AddressBook {
  const all = (book?.addresses ?? []).map((stored) => toAddress(stored, book?.mainId));
  const addresses = [...all.filter(({ isMain }) => isMain), ...all.filter(({ isMain }) => !isMain)];
  const address = addresses.find((one) => one.id === id);
  const content = { addresses, ...(address ? { address } : {}) };
  return withData(content);
}

function toAddress({ createdAt, updatedAt, ...stored }: AddressRecord, mainId?: string | null): Address {
  const { id, label, address, type, notes, lat, lng } = stored;
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { id, label, address, type, notes, lat, lng, isMain: id === mainId, ...times };
}
