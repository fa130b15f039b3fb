import { useSearchParams } from '@plaza/web-kit/router';

/** What is chosen in the address (`?conversation=`), and how to choose another or, with nothing, none. */
export function useChosen(name: 'conversation' | 'ticket') {
  const [query, setQuery] = useSearchParams();
  const choose = (id?: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (id) next.set(name, id);
      else next.delete(name);
      return next;
    });
  return [query.get(name) ?? undefined, choose] as const;
}
