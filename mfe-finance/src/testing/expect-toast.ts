import { screen, waitFor } from '@testing-library/react';

/** Waits until a toast says this. Its words stand twice for a moment: on the toast, and for screen readers. */
export async function expectToast(words: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible());
}
