import type { UserEvent } from '@testing-library/user-event';

/** Enters a text in one step, as typing renders the screen once per character. */
export async function pasteInto(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
