/** The fields that a form takes from a profile that was changed elsewhere: those that the user has not edited. */
export function followedFields<Draft extends object>(draft: Draft, before: Draft, now: Draft): Partial<Draft> {
  const names = (Object.keys(now) as (keyof Draft)[]).filter(
    (name) => draft[name] === before[name] && now[name] !== before[name],
  );
  return Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<Draft>;
}
