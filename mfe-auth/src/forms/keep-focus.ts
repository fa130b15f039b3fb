/**
 * Keeps the focus in the field when a button of the form is pressed: blur may add an error line, which would move the
 * button away from under the pointer.
 */
export const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
