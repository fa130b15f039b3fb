/** What stood in the fields of a form when the user first touched them. */
export type TouchedFields = Map<HTMLElement, string>;

const fields = 'input, textarea, select, [role=combobox], [role=checkbox], [role=switch]';

/** Their text is no loss: a search only finds something, and whoever typed a password or a code has it at hand. */
const withoutEntry =
  '[readonly], [type=search], [type=password], [autocomplete$=password], [autocomplete=one-time-code]';

/** Notes what stands in the field of a form that an event in the box is about, unless it was touched before. */
export function noteTouch(touched: TouchedFields, box: HTMLElement, target: EventTarget): void {
  // Events of what is open above the box come by its React tree as well.
  if (!(target instanceof Element) || !box.contains(target)) return;
  const field = target.closest('label')?.control ?? target.closest<HTMLElement>(fields);
  const form = field?.closest('form');
  if (!form || !field?.matches(fields) || field.matches(withoutEntry)) return;
  for (const one of groupOf(field, form)) if (!touched.has(one)) touched.set(one, entryIn(one));
}

/**
 * Whether a form in the box holds something that is neither saved nor being saved. A form that stays once it is saved
 * says so itself, by `data-changed`; of others the touched fields tell, where something else stands in one now. Blanks
 * around a text do not count, nor do fields that have gone.
 */
export const hasEntry = (touched: TouchedFields, box: HTMLElement): boolean =>
  [...box.querySelectorAll('form')].some((form) => !isSaving(form) && isChanged(form, touched));

/** Whether a form in the box, or the one given, is being saved. */
export const isSaving = (box: HTMLElement): boolean => box.querySelector('[type=submit][aria-busy=true]') !== null;

function isChanged(form: HTMLFormElement, touched: TouchedFields): boolean {
  if (form.dataset.changed !== undefined) return form.dataset.changed === 'true';
  return [...touched].some(([field, before]) => form.contains(field) && entryIn(field) !== before);
}

/** The field, and with a radio button those that it turns off. */
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
