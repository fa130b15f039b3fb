import type { KeyboardEvent } from 'react';

/** The key code of a key that the input method takes. */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to an input method, as the Enter that confirms a Japanese word does: handlers leave it alone.
 * Safari ends the composition before that Enter comes, and tells it by the key code only.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === takenByInputMethod;
