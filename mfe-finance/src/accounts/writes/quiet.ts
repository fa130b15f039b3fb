/** For mutations of which no state is shown, so that their progress does not render the whole screen again. */
export const quiet = { selectFromResult: () => ({}) };
