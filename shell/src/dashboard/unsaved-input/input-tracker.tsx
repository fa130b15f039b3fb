import { type FormEvent, type ReactNode, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { UnsavedInputContext } from '../../remotes/swap/unsaved-input-context';

/** A typed value with the label of its field. */
export interface TypedInput {
  readonly label: string;
  readonly value: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

interface InputTrackerProps {
  /** Called as the content is removed, with the values of the tracked fields that are still on the page. */
  onLeave: (texts: readonly TypedInput[]) => void;
  children: ReactNode;
}

/** Tracks the fields of its content that the user typed into, those of its dialogs included. */
export function InputTracker({ onLeave, children }: InputTrackerProps) {
  const fields = useRef(new Set<Field>());
  const leave = useEffectEvent(onLeave);
  const hasInput = useCallback(() => [...fields.current].some(isFilled), []);
  // The clean-up of a layout effect runs while its component is still on the page.
  useLayoutEffect(() => {
    const typed = fields.current;
    return () => leave([...typed].filter(isFilled).map(textIn));
  }, []);

  function handleInput({ target }: FormEvent) {
    if (isText(target)) fields.current.add(target);
  }

  return (
    <UnsavedInputContext value={hasInput}>
      <div onInput={handleInput}>{children}</div>
    </UnsavedInputContext>
  );
}

/** Whether a field is still on the page with something in it. */
const isFilled = (field: Field) => field.isConnected && field.value !== '';

const textLike = ['text', 'search', 'email', 'tel', 'url', 'number', 'date', 'time', 'datetime-local'];

/** Passwords are never shown, not even where their field shows them. */
const isText = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && textLike.includes(target.type) && !/password/.test(target.autocomplete));

function textIn(field: Field): TypedInput {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
  return { label, value: field.value };
}
