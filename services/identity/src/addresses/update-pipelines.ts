import { limits } from '@plaza/contracts/limits';
import type { AddressRecord } from './address-book.model';

// Each of these pipelines is one write to one document, so that the rules of the main address hold for concurrent
// requests. Input is wrapped in $literal: in a pipeline, a text such as "$mainId" would be read as a field.

const addresses = { $ifNull: ['$addresses', []] };

/**
 * Appends an address, unless the book is full or an address has been added with the same idempotency key; the first one
 * becomes the main one.
 */
export const addAddressPipeline = (added: AddressRecord) => {
  const hasSpace = { $lt: [{ $size: addresses }, limits.addresses] };
  const keys = { $ifNull: ['$addresses.idempotency.key', []] };
  const isNew = added.idempotency ? { $not: [{ $in: [{ $literal: added.idempotency.key }, keys] }] } : true;
  const appended = { $concatArrays: [addresses, [{ $literal: added }]] };
  return [
    {
      $set: {
        addresses: { $cond: [{ $and: [hasSpace, isNew] }, appended, addresses] },
        mainId: { $ifNull: ['$mainId', added.id] },
      },
    },
  ];
};

/** Removes an address; if it was the main one, the first remaining one becomes the main one. */
export const removeAddressPipeline = (id: string) => [
  { $set: { addresses: { $filter: { input: addresses, cond: { $ne: ['$$this.id', id] } } } } },
  {
    $set: {
      mainId: { $cond: [{ $eq: ['$mainId', id] }, { $ifNull: [{ $first: '$addresses.id' }, null] }, '$mainId'] },
    },
  },
];

/** Changes an address. A new text without coordinates removes those of the earlier text. */
export function changeAddressPipeline(id: string, changes: Partial<AddressRecord>) {
  const isNewText = {
    $and: [changes.address !== undefined, { $ne: ['$$this.address', { $literal: changes.address }] }],
  };
  const location = changes.lat === undefined ? { $cond: [isNewText, { lat: null, lng: null }, {}] } : {};
  const changed = { $mergeObjects: ['$$this', location, { $literal: changes }] };
  return [
    {
      $set: {
        addresses: { $map: { input: addresses, in: { $cond: [{ $eq: ['$$this.id', id] }, changed, '$$this'] } } },
      },
    },
  ];
}
