import { CardSkeleton } from '@plaza/ui';
import { lacksSecondFactor, lazyChunk, useAppSelector } from '@plaza/web-kit';
import { type ReactNode, Suspense, useState } from 'react';

const SecondFactorNeeded = lazyChunk(() => import('./second-factor-needed'));

/**
 * Lets administrators pass who have the second factor that they need; all others are told, and led into setting it up.
 */
export function RequireSecondFactor({ children }: { children: ReactNode }) {
  const isMissing = useAppSelector(({ session }) => session.token !== null && lacksSecondFactor(session.token));
  // Once it is on, its backup codes are still to be read.
  const [isSettingUp, setSettingUp] = useState(false);
  if (!isMissing && !isSettingUp) return children;
  return (
    <Suspense fallback={<CardSkeleton lines={4} />}>
      <SecondFactorNeeded isSettingUp={isSettingUp} onSettingUp={setSettingUp} />
    </Suspense>
  );
}
