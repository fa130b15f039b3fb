import { useEffect, useRef, useState } from 'react';

/** Brings the keyboard to the first field that is marked as wrong, once the marks are on the page. */
export function useFirstFault() {
  const form = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return { form, focusFirstFault: () => setAsked((times) => times + 1) };
}
