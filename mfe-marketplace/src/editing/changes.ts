/** The fields in which a later version of a record differs from an earlier one. */
export function changesBetween<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const names = Object.keys(before) as (keyof Fields)[];
  const changed = names.filter((name) => isDifferent(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>;
}

/** The fields that both versions have changed since the earlier one, to different values. */
export function conflictsBetween<Fields extends object>(before: Fields, mine: Fields, theirs: Fields) {
  const names = Object.keys(changesBetween(before, mine)) as (keyof Fields & string)[];
  return names.filter((name) => isDifferent(before[name], theirs[name]) && isDifferent(mine[name], theirs[name]));
}

const isDifferent = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
