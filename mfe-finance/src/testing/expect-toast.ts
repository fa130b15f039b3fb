import { screen, waitFor } from '@testing-library/react';

/** Waits for a toast with this text. The text may briefly appear twice: on the toast and for screen readers. */
export async function expectToast(words: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible());
}
