import { type FormEvent, type ReactNode, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { UnsavedInputContext } from '../../remotes/swap/unsaved-input-context';

/** The value of a field with its label. */
export interface TypedInput {
  readonly label: string;
  readonly value: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

interface InputTrackerProps {
  /** Called when the content is removed, with the values of the tracked fields that are still on the page. */
  onLeave: (texts: readonly TypedInput[]) => void;
  children: ReactNode;
}

/** Tracks the fields in its content, including dialogs, into which the user has typed. */
export function InputTracker({ onLeave, children }: InputTrackerProps) {
  const fields = useRef(new Set<Field>());
  const leave = useEffectEvent(onLeave);
  const hasInput = useCallback(() => [...fields.current].some(isFilled), []);
  // The cleanup of a layout effect runs while the component is still in the document.
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

/** Whether a field is still in the document and not empty. */
const isFilled = (field: Field) => field.isConnected && field.value !== '';

const textLike = ['text', 'search', 'email', 'tel', 'url', 'number', 'date', 'time', 'datetime-local'];

/** Excludes passwords, even those that their field currently shows as text. */
const isText = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && textLike.includes(target.type) && !/password/.test(target.autocomplete));

function textIn(field: Field): TypedInput {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
  return { label, value: field.value };
}
