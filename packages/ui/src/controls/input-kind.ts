import { useEffect } from 'react';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Notes on the page whether the pointer or the keyboard was used last, as `data-input` of the root element. Browsers take
 * a focus that a script sets for one by keyboard: a menu or a dialog that gives the focus back would ring after a click.
 */
export function useInputKind(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const handlePointer = () => {
      dataset.input = 'pointer';
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (!modifiers.includes(key)) dataset.input = 'keyboard';
    };
    window.addEventListener('pointerdown', handlePointer, true);
    window.addEventListener('keydown', handleKey, true);
    return () => {
      window.removeEventListener('pointerdown', handlePointer, true);
      window.removeEventListener('keydown', handleKey, true);
      delete dataset.input;
    };
  }, []);
}
