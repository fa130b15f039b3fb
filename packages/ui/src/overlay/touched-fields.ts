/** The values of form fields at the time when the user first touched them. */
export type TouchedFields = Map<HTMLElement, string>;

const fields = 'input, textarea, select, [role=combobox], [role=checkbox], [role=switch]';

/**
 * Fields whose input need not be kept: a search only finds something, and a password or code can easily be typed again.
 */
const withoutEntry =
  '[readonly], [type=search], [type=password], [autocomplete$=password], [autocomplete=one-time-code]';

/**
 * Stores the current value of the form field that is the target of an event in the box, unless it was touched before.
 */
export function noteTouch(touched: TouchedFields, box: HTMLElement, target: EventTarget): void {
  // React events of portals opened from the box bubble here as well.
  if (!(target instanceof Element) || !box.contains(target)) return;
  const field = target.closest('label')?.control ?? target.closest<HTMLElement>(fields);
  const form = field?.closest('form');
  if (!form || !field?.matches(fields) || field.matches(withoutEntry)) return;
  for (const one of groupOf(field, form)) if (!touched.has(one)) touched.set(one, entryIn(one));
}

/**
 * Whether a form in the box has changes that are neither saved nor being saved. A form that remains after saving states
 * so itself by `data-changed`; otherwise the touched fields are compared with their earlier values. White space around
 * a text is ignored, and so are removed fields.
 */
export const hasEntry = (touched: TouchedFields, box: HTMLElement): boolean =>
  [...box.querySelectorAll('form')].some((form) => !isSaving(form) && isChanged(form, touched));

/** Whether a form in the box, or the given form, is being saved. */
export const isSaving = (box: HTMLElement): boolean => box.querySelector('[type=submit][aria-busy=true]') !== null;

function isChanged(form: HTMLFormElement, touched: TouchedFields): boolean {
  if (form.dataset.changed !== undefined) return form.dataset.changed === 'true';
  return [...touched].some(([field, before]) => form.contains(field) && entryIn(field) !== before);
}

/** The field; for a radio button, all buttons of its group. */
function groupOf(field: HTMLElement, form: HTMLElement): readonly HTMLElement[] {
  if (!isInput(field) || field.type !== 'radio') return [field];
  return [...form.querySelectorAll('input')].filter(({ type, name }) => type === 'radio' && name === field.name);
}

function entryIn(field: HTMLElement): string {
  if (isInput(field) && ['checkbox', 'radio'].includes(field.type)) return String(field.checked);
  if (isInput(field) || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) {
    return field.value.trim();
  }
  return field.getAttribute('aria-checked') ?? field.textContent;
}

const isInput = (field: HTMLElement): field is HTMLInputElement => field instanceof HTMLInputElement;
