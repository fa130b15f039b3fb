import { Button, CardSurface, styled } from '@plaza/ui';
import { defineRemote, useUser } from '@plaza/web-kit';
import { useLocation } from '@plaza/web-kit/router';
import { lazy, Suspense, useState } from 'react';

const Later = lazy(() => import('./later'));

/** A tab that uses something of each shared package, and lazy-loads one part. */
function GoldenTab() {
  const user = useUser();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <Frame>
      <h2>A remote of an earlier day</h2>
      <p>
        {user?.email} at {pathname}
      </p>
      <Button onClick={() => setOpen(true)}>More</Button>
      <Suspense>{open && <Later />}</Suspense>
    </Frame>
  );
}

const Frame = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[16]};
`;

export default defineRemote({ tabs: { markets: GoldenTab } });
