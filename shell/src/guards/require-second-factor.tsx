import { CardSkeleton } from '@plaza/ui';
import { LazyPart, lacksSecondFactor, lazyChunk, useAppSelector } from '@plaza/web-kit';
import { Navigate, useLocation } from '@plaza/web-kit/router';
import { type ReactNode, useState } from 'react';
import { NotLoaded } from '../not-loaded';
import { isAdminPanel, nextFromState } from './next-from-state';

const SecondFactorNeeded = lazyChunk(() => import('./second-factor-needed'));

/**
 * Lets administrators pass who have the required second factor; all others are told so, and can set it up here. Those
 * who were going elsewhere before they signed in continue there.
 */
export function RequireSecondFactor({ children }: { children: ReactNode }) {
  const isMissing = useAppSelector(({ session }) => session.token !== null && lacksSecondFactor(session.token));
  // Stays open after two-factor is switched on, because the backup codes must still be shown.
  const [isSettingUp, setSettingUp] = useState(false);
  const [wasMissing] = useState(isMissing);
  const next = nextFromState(useLocation().state);
  if (!isMissing && !isSettingUp) return wasMissing && next !== undefined ? <Navigate to={next} replace /> : children;
  return (
    <LazyPart
      fallback={<CardSkeleton lines={4} />}
      failed={(retry) => <NotLoaded title="This area is unavailable" onRetry={retry} />}
    >
      <SecondFactorNeeded
        isSettingUp={isSettingUp}
        onSettingUp={setSettingUp}
        elsewhere={next !== undefined && !isAdminPanel(next) ? next : undefined}
      />
    </LazyPart>
  );
}
