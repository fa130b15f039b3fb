/** Brings the keyboard to the first input of a form that nothing was typed into. */
export function focusFirstBlank(form: HTMLFormElement): void {
  const blank = [...form.elements].find((one) => one instanceof HTMLInputElement && one.value.trim() === '');
  if (blank instanceof HTMLInputElement) blank.focus();
}
