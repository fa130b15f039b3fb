import { isComposing } from '@plaza/ui';
import type { KeyboardEvent } from 'react';

/** The attribute of the elements between which arrow keys move: `{...row}` on each. */
export const row = { 'data-row': '' };

/**
 * Moves the focus between the contained rows by arrow keys, Home and End; from outside of the rows to the first or
 * last.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event)) return;
  const rows = [...event.currentTarget.querySelectorAll('[data-row]')];
  const index = document.activeElement ? rows.indexOf(document.activeElement) : -1;
  const isText = event.target instanceof HTMLInputElement;
  const next = rows[placeOf(event.key, index, rows.length, isText)];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

function placeOf(key: string, index: number, count: number, isText: boolean): number {
  if (key === 'ArrowDown') return index + 1;
  if (key === 'ArrowUp') return index < 0 ? count - 1 : index - 1;
  if (isText) return -1; // Home and End move within the text
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
