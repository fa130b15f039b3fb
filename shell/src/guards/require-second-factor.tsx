import { CardSkeleton } from '@plaza/ui';
import { lacksSecondFactor, lazyChunk, useAppSelector } from '@plaza/web-kit';
import { type ReactNode, Suspense, useState } from 'react';

const SecondFactorNeeded = lazyChunk(() => import('./second-factor-needed'));

/** Lets administrators pass who have the required second factor; all others are told so, and can set it up here. */
export function RequireSecondFactor({ children }: { children: ReactNode }) {
  const isMissing = useAppSelector(({ session }) => session.token !== null && lacksSecondFactor(session.token));
  // Stays open after two-factor is switched on, because the backup codes must still be shown.
  const [isSettingUp, setSettingUp] = useState(false);
  if (!isMissing && !isSettingUp) return children;
  return (
    <Suspense fallback={<CardSkeleton lines={4} />}>
      <SecondFactorNeeded isSettingUp={isSettingUp} onSettingUp={setSettingUp} />
    </Suspense>
  );
}
