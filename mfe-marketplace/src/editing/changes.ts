/** Groups of fields that are one value together, such as a price and its currency: if one changes, all of them do. */
export type Groups<Fields> = readonly (readonly (keyof Fields & string)[])[];

/** The fields in which a later version of a record differs from an earlier one, with the rest of their groups. */
export function changesBetween<Fields extends object>(
  before: Fields,
  after: Fields,
  groups: Groups<Fields> = [],
): Partial<Fields> {
  const names = Object.keys(before) as (keyof Fields & string)[];
  const groupOf = (name: keyof Fields & string) => groups.find((group) => group.includes(name)) ?? [name];
  const changed = names.filter((name) => groupOf(name).some((one) => isDifferent(before[one], after[one])));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>;
}

/** The fields that somebody else has changed since the earlier version, and I, or their groups, to another value. */
export function conflictsBetween<Fields extends object>(
  before: Fields,
  mine: Fields,
  theirs: Fields,
  groups: Groups<Fields> = [],
) {
  const names = Object.keys(changesBetween(before, mine, groups)) as (keyof Fields & string)[];
  return names.filter((name) => isDifferent(before[name], theirs[name]) && isDifferent(mine[name], theirs[name]));
}

const isDifferent = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
