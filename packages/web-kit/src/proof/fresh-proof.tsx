import { useEffect, useSyncExternalStore } from 'react';
import { answerProof, proofQuestion } from '../api/proof-question';
import { lazyChunk } from '../lazy-chunk';
import { LazyPart } from '../lazy-part';
import { useUser } from '../store/store';

const ProofDialog = lazyChunk(() => import('./proof-dialog'));

/**
 * Asks users for fresh proof of who they are when the server requires it; mount it once per page, inside the store's
 * provider.
 */
export function FreshProof() {
  const user = useUser();
  return user && <Question key={user.id} hasSecondFactor={user.twoFactorEnabled} />;
}

function Question({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const isOpen = useSyncExternalStore(proofQuestion.subscribe, proofQuestion.isOpen);
  // A question for one user must not be answered by the next one, or after sign-out.
  useEffect(() => () => answerProof(false), []);
  if (!isOpen) return null;
  return (
    <LazyPart onFailure={() => answerProof(false)}>
      <ProofDialog
        hasSecondFactor={hasSecondFactor}
        onProved={() => answerProof(true)}
        onCancel={() => answerProof(false)}
      />
    </LazyPart>
  );
}
