import type { KeyboardEvent } from 'react';

/** The key code of a key press that the input method handles. */
const takenByInputMethod = 229;

/**
 * Whether a key press belongs to an input method, like the Enter that confirms a Japanese word; handlers have to ignore
 * it. Safari ends the composition before that Enter, and only the key code tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === takenByInputMethod;
