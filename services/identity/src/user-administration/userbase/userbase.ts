import type {
  Userbase,
  UserbaseFilter,
  UserbaseList,
  UserbasePoint,
} from '@plaza/contracts/identity/user-administration';
import { roles } from '@plaza/contracts/roles';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { AddressBookModel } from '../../addresses/address-book.model';
import { UserModel, type UserRecord } from '../../users/user.model';
import { cellDegrees, isInside, longitudeFromWest, normalizeLongitude } from './map-cells';

type UserFilter = Pick<UserbaseFilter, 'role' | 'company'>;
type Named = NonNullable<UserbasePoint['user']>;

/** The maximum number of points in a response, whatever the box and the zoom. */
const maxPoints = 500;

interface Cell {
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  /** The id of one of its users. */
  readonly one: string;
}

/** The main addresses in a box, clustered, and how many users match the filters. */
export async function readUserbase({ zoom, role, company, ...box }: UserbaseFilter): Promise<Userbase> {
  const filter = { role, company };
  const size = cellDegrees(zoom, box);
  const inCells: PipelineStage.FacetPipelineStage[] = [
    { $match: isInside(box) },
    { $set: { lng: longitudeFromWest(box) } },
    {
      $group: {
        _id: { row: inGrid('$main.lat', size), column: inGrid('$lng', size) },
        lat: { $avg: '$main.lat' },
        lng: { $avg: '$lng' },
        count: { $sum: 1 },
        one: { $first: '$_id' },
      },
    },
    { $sort: { count: -1, _id: 1 } },
    { $limit: maxPoints },
  ];
  const [[found], userCount] = await Promise.all([
    AddressBookModel.aggregate<{ cells: Cell[]; located: [{ count: number }?] }>([
      ...located(await idsOf(filter)),
      { $facet: { cells: inCells, located: [{ $count: 'count' }] } },
    ]),
    UserModel.countDocuments(activeUsers(filter)),
  ]);
  const cells = found?.cells ?? [];
  const singles = await findNamedUsers(cells.filter(({ count }) => count === 1).map(({ one }) => one));
  return {
    points: cells.map((cell) => toPoint(cell, singles)),
    people: userCount,
    located: found?.located[0]?.count ?? 0,
  };
}

/** The users on the map, sorted by name. */
export async function userbaseList({
  page,
  limit,
  ...filter
}: UserFilter & { page: number; limit: number }): Promise<UserbaseList> {
  const ids = await AddressBookModel.aggregate<{ _id: string }>([
    ...located(await idsOf(filter)),
    { $project: { _id: 1 } },
  ]);
  const onPage = await UserModel.aggregate<{ _id: string }>([
    { $match: { _id: { $in: ids.map(({ _id }) => _id) } } },
    { $project: { lastName: 1, firstName: 1 } },
    { $sort: { lastName: 1, firstName: 1, _id: 1 } },
    { $skip: (page - 1) * limit },
    { $limit: limit },
  ]);
  const wanted = onPage.map(({ _id }) => _id);
  const [users, books] = await Promise.all([
    findNamedUsers(wanted),
    AddressBookModel.aggregate<{ _id: string; main: { address: string } }>(located({ $in: wanted })),
  ]);
  const addresses = new Map(books.map(({ _id, main }) => [_id, main.address]));
  const rows = wanted.flatMap((id) => {
    const user = users.get(id);
    return user ? [{ ...user, address: addresses.get(id) ?? '' }] : [];
  });
  const total = ids.length;
  return { rows, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
}

/** A filter for the active users who match; exported for the test of its query plan. */
export const activeUsers = ({ role, company }: UserFilter): QueryFilter<UserRecord> => ({
  ...(company === undefined ? {} : { companyName: company }),
  role: role ?? { $in: [...roles] },
  isActive: true,
});

/**
 * A condition on ids for the users who match the filters: their ids, or, without a filter, the ids of those excluded.
 * Matching address books by their index takes a fraction of the time of looking up the user of each book.
 */
async function idsOf(filter: UserFilter): Promise<{ $in: string[] } | { $nin: string[] }> {
  const isFiltered = filter.role !== undefined || filter.company !== undefined;
  const users = await UserModel.find(isFiltered ? activeUsers(filter) : { isActive: false }, { _id: 1 }).lean();
  const ids = users.map(({ _id }) => _id);
  return isFiltered ? { $in: ids } : { $nin: ids };
}

/** Yields `{ _id, main }` of the users whose main address has coordinates. */
function located(ids: Awaited<ReturnType<typeof idsOf>>): PipelineStage[] {
  const isMain = { $filter: { input: '$addresses', cond: { $eq: ['$$this.id', '$mainId'] } } };
  return [
    { $match: { _id: ids, mainId: { $ne: null } } },
    { $project: { main: { $first: isMain } } },
    { $match: { 'main.lat': { $type: 'number' }, 'main.lng': { $type: 'number' } } },
  ];
}

const inGrid = (degrees: string, size: number) => ({ $floor: { $divide: [degrees, size] } });

async function findNamedUsers(ids: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  const users = await UserModel.find(
    { _id: { $in: ids }, isActive: true },
    { firstName: 1, lastName: 1, role: 1, companyName: 1 },
  ).lean();
  return new Map(
    users.map(({ _id: id, firstName, lastName, role, companyName }) => [
      id,
      { id, name: `${firstName} ${lastName}`, role, companyName },
    ]),
  );
}

function toPoint({ lat, lng, count, one }: Cell, singles: ReadonlyMap<string, Named>): UserbasePoint {
  const user = count === 1 ? singles.get(one) : undefined;
  return { lat, lng: normalizeLongitude(lng), count, ...(user ? { user } : {}) };
}
