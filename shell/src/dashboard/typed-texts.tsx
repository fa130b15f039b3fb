import { type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Something that was typed, with what it was asked for by. */
export interface TypedText {
  readonly label: string;
  readonly value: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

interface TypedTextsProps {
  /** Called as the content goes, with what was typed into fields that are still there. */
  onLeave: (texts: readonly TypedText[]) => void;
  children: ReactNode;
}

/** Remembers which fields of its content somebody typed into, those of dialogs too. */
export function TypedTexts({ onLeave, children }: TypedTextsProps) {
  const fields = useRef(new Set<Field>());
  const leave = useEffectEvent(onLeave);
  // A layout effect ends while what it belongs to is still on the page.
  useLayoutEffect(() => {
    const typed = fields.current;
    return () => leave([...typed].filter((field) => field.isConnected && field.value !== '').map(textIn));
  }, []);

  function handleInput({ target }: FormEvent) {
    if (isText(target)) fields.current.add(target);
  }

  return <div onInput={handleInput}>{children}</div>;
}

const textLike = ['text', 'search', 'email', 'tel', 'url', 'number', 'date', 'time', 'datetime-local'];

/** Passwords are nobody's to show, not even while their field does. */
const isText = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && textLike.includes(target.type) && !/password/.test(target.autocomplete));

function textIn(field: Field): TypedText {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
  return { label, value: field.value };
}
