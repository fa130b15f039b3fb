import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { answerProof, proofQuestion } from '../api/proof-question';
import { lazyChunk } from '../lazy-chunk';
import { useUser } from '../store/store';

const ProofDialog = lazyChunk(() => import('./proof-dialog'));

/**
 * Asks users for fresh proof of who they are where the server requires it; one per page, inside the store's provider.
 */
export function FreshProof() {
  const user = useUser();
  return user && <Question key={user.id} hasSecondFactor={user.twoFactorEnabled} />;
}

function Question({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const isOpen = useSyncExternalStore(proofQuestion.subscribe, proofQuestion.isOpen);
  // What was asked of one person is nothing to the next one, nor to nobody.
  useEffect(() => () => answerProof(false), []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog
        hasSecondFactor={hasSecondFactor}
        onProved={() => answerProof(true)}
        onCancel={() => answerProof(false)}
      />
    </Suspense>
  );
}
