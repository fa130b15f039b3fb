import type { Userbase, UserbaseFilter, UserbaseList, UserbasePoint } from '@plaza/contracts/administration';
import { roles } from '@plaza/contracts/roles';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { AddressBookModel } from '../../addresses/address-book.model';
import { type Person, PersonModel } from '../../users/user.model';
import { cellDegrees, isInside, normalized, westmost } from './map-cells';

type Who = Pick<UserbaseFilter, 'role' | 'company'>;
type Named = NonNullable<UserbasePoint['user']>;

/** More are never answered, whatever the part of the world and the zoom. */
const mostPoints = 500;

interface Cell {
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  /** Somebody in it. */
  readonly one: string;
}

/** Main addresses in a part of the world, clustered; and how many people the filters let through. */
export async function userbaseOf({ zoom, role, company, ...box }: UserbaseFilter): Promise<Userbase> {
  const who = { role, company };
  const size = cellDegrees(zoom, box);
  const inCells: PipelineStage.FacetPipelineStage[] = [
    { $match: isInside(box) },
    { $set: { lng: westmost(box) } },
    {
      $group: {
        _id: { row: inGrid('$main.lat', size), column: inGrid('$lng', size) },
        ...{ lat: { $avg: '$main.lat' }, lng: { $avg: '$lng' }, count: { $sum: 1 }, one: { $first: '$_id' } },
      },
    },
    { $sort: { count: -1, _id: 1 } },
    { $limit: mostPoints },
  ];
  const [[found], people] = await Promise.all([
    AddressBookModel.aggregate<{ cells: Cell[]; located: [{ count: number }?] }>([
      ...located(await idsOf(who)),
      { $facet: { cells: inCells, located: [{ $count: 'count' }] } },
    ]),
    PersonModel.countDocuments(chosen(who)),
  ]);
  const cells = found?.cells ?? [];
  const alone = await namedPeople(cells.filter(({ count }) => count === 1).map(({ one }) => one));
  return { points: cells.map((cell) => toPoint(cell, alone)), people, located: found?.located[0]?.count ?? 0 };
}

/** The people of the map, by name. */
export async function userbaseList({
  page,
  limit,
  ...who
}: Who & { page: number; limit: number }): Promise<UserbaseList> {
  const ids = await AddressBookModel.aggregate<{ _id: string }>([
    ...located(await idsOf(who)),
    { $project: { _id: 1 } },
  ]);
  const onPage = await PersonModel.aggregate<{ _id: string }>([
    { $match: { _id: { $in: ids.map(({ _id }) => _id) } } },
    { $project: { lastName: 1, firstName: 1 } },
    { $sort: { lastName: 1, firstName: 1, _id: 1 } },
    { $skip: (page - 1) * limit },
    { $limit: limit },
  ]);
  const wanted = onPage.map(({ _id }) => _id);
  const [people, books] = await Promise.all([
    namedPeople(wanted),
    AddressBookModel.aggregate<{ _id: string; main: { address: string } }>(located({ $in: wanted })),
  ]);
  const addresses = new Map(books.map(({ _id, main }) => [_id, main.address]));
  const rows = wanted.flatMap((id) => {
    const person = people.get(id);
    return person ? [{ ...person, address: addresses.get(id) ?? '' }] : [];
  });
  const total = ids.length;
  return { rows, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
}

const chosen = ({ role, company }: Who): QueryFilter<Person> => ({
  ...(company === undefined ? {} : { companyName: company }),
  role: role ?? { $in: [...roles] },
  isActive: true,
});

/**
 * A condition on ids for those whom the filters let through: who they are, or, without a filter, who they are not. The
 * books are matched with it by their index, which takes a fraction of looking up a person for each book.
 */
async function idsOf(who: Who): Promise<{ $in: string[] } | { $nin: string[] }> {
  const isFiltered = who.role !== undefined || who.company !== undefined;
  const people = await PersonModel.find(isFiltered ? chosen(who) : { isActive: false }, { _id: 1 }).lean();
  const ids = people.map(({ _id }) => _id);
  return isFiltered ? { $in: ids } : { $nin: ids };
}

/** `{ _id, main }` of those whose main address has coordinates. */
function located(ids: Awaited<ReturnType<typeof idsOf>>): PipelineStage[] {
  const isMain = { $filter: { input: '$addresses', cond: { $eq: ['$$this.id', '$mainId'] } } };
  return [
    { $match: { _id: ids, mainId: { $ne: null } } },
    { $project: { main: { $first: isMain } } },
    { $match: { 'main.lat': { $type: 'number' }, 'main.lng': { $type: 'number' } } },
  ];
}

const inGrid = (degrees: string, size: number) => ({ $floor: { $divide: [degrees, size] } });

async function namedPeople(ids: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  const people = await PersonModel.find(
    { _id: { $in: ids }, isActive: true },
    { firstName: 1, lastName: 1, role: 1, companyName: 1 },
  ).lean();
  return new Map(
    people.map(({ _id: id, firstName, lastName, role, companyName }) => [
      id,
      { id, name: `${firstName} ${lastName}`, role, companyName },
    ]),
  );
}

function toPoint({ lat, lng, count, one }: Cell, alone: ReadonlyMap<string, Named>): UserbasePoint {
  const user = count === 1 ? alone.get(one) : undefined;
  return { lat, lng: normalized(lng), count, ...(user ? { user } : {}) };
}
