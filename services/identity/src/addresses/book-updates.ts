import { limits } from '@plaza/contracts/limits';
import type { AddressRecord } from './address-book.model';

// Each of these is one write to one document, so that the rules of the main address hold however many come at once.
// What a person typed stands in $literal: in a pipeline a text such as "$mainId" would be read as a field.

const addresses = { $ifNull: ['$addresses', []] };

/** Adds an address behind the others, unless there are as many as there may be; the first becomes the main one. */
export const withAddress = (added: AddressRecord) => [
  {
    $set: {
      addresses: {
        $cond: [
          { $lt: [{ $size: addresses }, limits.addresses] },
          { $concatArrays: [addresses, [{ $literal: added }]] },
          addresses,
        ],
      },
      mainId: { $ifNull: ['$mainId', added.id] },
    },
  },
];

/** Takes an address out; when it was the main one, the first remaining becomes that. */
export const withoutAddress = (id: string) => [
  { $set: { addresses: { $filter: { input: addresses, cond: { $ne: ['$$this.id', id] } } } } },
  {
    $set: {
      mainId: { $cond: [{ $eq: ['$mainId', id] }, { $ifNull: [{ $first: '$addresses.id' }, null] }, '$mainId'] },
    },
  },
];

/** Changes an address. A new text without a place of its own loses the one of the old text. */
export function withChanges(id: string, changes: Partial<AddressRecord>) {
  const isMoved = { $and: [changes.address !== undefined, { $ne: ['$$this.address', { $literal: changes.address }] }] };
  const place = changes.lat === undefined ? { $cond: [isMoved, { lat: null, lng: null }, {}] } : {};
  const changed = { $mergeObjects: ['$$this', place, { $literal: changes }] };
  return [
    {
      $set: {
        addresses: { $map: { input: addresses, in: { $cond: [{ $eq: ['$$this.id', id] }, changed, '$$this'] } } },
      },
    },
  ];
}
