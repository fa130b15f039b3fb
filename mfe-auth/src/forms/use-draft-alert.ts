import { useState } from 'react';

/**
 * An alert above a form about the submitted draft; it disappears when the draft changes. For forms whose alert depends
 * on more than the server's message.
 */
export function useDraftAlert<Draft>() {
  const [shown, setShown] = useState<{ draft: Draft; sentence: string | undefined }>();
  return {
    showAlert: (draft: Draft, sentence: string | undefined) => setShown({ draft, sentence }),
    alertFor: (draft: Draft) => (shown?.draft === draft ? shown.sentence : undefined),
  };
}
