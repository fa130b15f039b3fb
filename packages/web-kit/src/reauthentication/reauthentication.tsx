import { useEffect, useSyncExternalStore } from 'react';
import { answerReauthentication, reauthenticationPrompt } from '../api/reauthentication-prompt';
import { lazyChunk } from '../lazy-chunk';
import { LazyPart } from '../lazy-part';
import { useUser } from '../store/store';

const ReauthenticationDialog = lazyChunk(() => import('./reauthentication-dialog'));

/**
 * Asks users for their password or a code when the server requires reauthentication; mount it once per page, inside the
 * store's provider.
 */
export function Reauthentication() {
  const user = useUser();
  return user && <Question key={user.id} hasSecondFactor={user.twoFactorEnabled} />;
}

function Question({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const isOpen = useSyncExternalStore(reauthenticationPrompt.subscribe, reauthenticationPrompt.isOpen);
  // A question for one user must not be answered by the next one, or after sign-out.
  useEffect(() => () => answerReauthentication(false), []);
  if (!isOpen) return null;
  return (
    <LazyPart onFailure={() => answerReauthentication(false)}>
      <ReauthenticationDialog
        hasSecondFactor={hasSecondFactor}
        onReauthenticated={() => answerReauthentication(true)}
        onCancel={() => answerReauthentication(false)}
      />
    </LazyPart>
  );
}
