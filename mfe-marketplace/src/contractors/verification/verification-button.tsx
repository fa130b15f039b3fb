import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { LinkButton } from '@plaza/ui';
import { useState } from 'react';
import { VerificationDialog } from './verification-dialog';

/** Lets administrators verify a contractor, or revoke the verification. */
export function VerificationButton({ contractor }: { contractor: Contractor }) {
  const { name, verified } = contractor;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LinkButton
        aria-label={verified ? `Take Verification Back from ${name}` : `Verify ${name}`}
        onClick={() => setOpen(true)}
      >
        {verified ? 'Take Verification Back' : 'Verify'}
      </LinkButton>
      {isOpen && <VerificationDialog contractor={contractor} onClose={() => setOpen(false)} />}
    </>
  );
}
