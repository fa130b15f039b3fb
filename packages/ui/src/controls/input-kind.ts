import { useEffect } from 'react';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Marks the focused element with `data-focus="pointer"` while the pointer was the last input device. Browsers treat a
 * focus set by a script like one by keyboard, so a menu or dialog that returns the focus would show a focus ring after
 * a click. A mark on the root element would restyle every element when a key press follows a click.
 */
export function useInputKind(): void {
  useEffect(() => {
    let isPointer = false;
    const note = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement || target instanceof SVGElement) || target === document.body) return;
      if (isPointer) target.dataset.focus = 'pointer';
      else delete target.dataset.focus;
    };
    const handlePointer = () => {
      isPointer = true;
      note(document.activeElement);
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (modifiers.includes(key)) return;
      isPointer = false;
      note(document.activeElement);
    };
    const handleFocus = ({ target }: FocusEvent) => note(target);
    const handleBlur = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement || target instanceof SVGElement) delete target.dataset.focus;
    };
    window.addEventListener('pointerdown', handlePointer, true);
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('focusin', handleFocus, true);
    window.addEventListener('focusout', handleBlur, true);
    return () => {
      window.removeEventListener('pointerdown', handlePointer, true);
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('focusin', handleFocus, true);
      window.removeEventListener('focusout', handleBlur, true);
    };
  }, []);
}
