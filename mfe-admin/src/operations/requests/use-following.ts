import { useState } from 'react';

/**
 * What is typed into a field. It follows a value of the URL whenever that changes, such as by navigating back.
 * @param initial what the field contains while the URL has no value
 */
export function useFollowing(value: string, initial = () => ''): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value || initial);
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    setTyped(value || initial);
  }
  return [typed, setTyped];
}
