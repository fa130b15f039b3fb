import { useState } from 'react';

/**
 * The sentence over a form about the draft that was sent; it goes as soon as something is changed. For forms whose
 * sentence depends on more than the server's own.
 */
export function useDraftAlert<Draft>() {
  const [shown, setShown] = useState<{ draft: Draft; sentence: string | undefined }>();
  return {
    showAlert: (draft: Draft, sentence: string | undefined) => setShown({ draft, sentence }),
    alertFor: (draft: Draft) => (shown?.draft === draft ? shown.sentence : undefined),
  };
}
