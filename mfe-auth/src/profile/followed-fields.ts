/** What a profile that was changed elsewhere brings into a form: the fields that nobody has typed into. */
export function followedFields<Draft extends object>(draft: Draft, before: Draft, now: Draft): Partial<Draft> {
  const names = (Object.keys(now) as (keyof Draft)[]).filter(
    (name) => draft[name] === before[name] && now[name] !== before[name],
  );
  return Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<Draft>;
}
