/**
 * For buttons of a form: leaving a field may add a line above, and the button would move away from under the pointer.
 */
export const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
