/**
 * The alert of a form that was changed after its first attempt, whose response was lost, had been saved.
 * @param place where the user finds what was saved
 */
export const firstAttemptSaved = (place = 'the list'): string =>
  `Your first attempt was saved. Check ${place} before you add another one.`;
