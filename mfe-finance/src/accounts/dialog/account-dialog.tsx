import type { Account } from '@plaza/contracts/finance/accounts';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { Button, Dialog, styled } from '@plaza/ui';
import { apiErrorIn, serverMessage } from '@plaza/web-kit';
import { useRef, useState } from 'react';
import { faultIn } from '../account-fields';
import {
  type AccountDraft,
  blankDraft,
  type DraftFaults,
  type DraftField,
  draftFaults,
  draftOf,
} from './account-draft';
import { AccountFormFields } from './account-form-fields';
import { useSaveAccount } from './use-save-account';

interface AccountDialogProps {
  /** Undefined adds one. */
  account: Account | undefined;
  accounts: readonly Account[];
  settings: FinanceSettings;
  onClose: () => void;
}

/** Adds an account, or edits all fields of one. What was typed stays when the server refuses it. */
export function AccountDialog({ account, accounts, settings, onClose }: AccountDialogProps) {
  const [draft, setDraft] = useState<AccountDraft>(() => (account ? draftOf(account) : blankDraft(accounts)));
  const [faults, setFaults] = useState<DraftFaults>({});
  const [refusal, setRefusal] = useState<string>();
  const { save, saving } = useSaveAccount(account);
  const form = useRef<HTMLDivElement>(null);

  function handleChange(field: DraftField, value: string) {
    setDraft((before) => ({ ...before, [field]: value }));
  }

  function handleLeave(field: DraftField) {
    if (field === 'currency' || field === 'sortOrder') return;
    setFaults((before) => ({ ...before, [field]: faultIn(field, draft[field]) }));
  }

  async function handleSubmit() {
    if (saving) return;
    const found = draftFaults(draft);
    setFaults(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return focusFirstFault();
    const error = await save(draft);
    if (!error) return onClose();
    const details = apiErrorIn(error)?.data?.error.details ?? [];
    setFaults(Object.fromEntries(details.map(({ path, message }) => [path, message])));
    if (details.length === 0) setRefusal(serverMessage(error, 'The account could not be saved. Try again.'));
    else focusFirstFault();
  }

  /** After the faults are on the page. */
  function focusFirstFault() {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={account ? 'Edit Account' : 'Add Account'}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={saving}>
            {account ? 'Save Changes' : 'Add Account'}
          </Button>
        </>
      }
    >
      <div ref={form}>
        {refusal && <Refusal role="alert">{refusal}</Refusal>}
        <AccountFormFields
          draft={draft}
          faults={faults}
          settings={settings}
          onChange={handleChange}
          onLeave={handleLeave}
        />
      </div>
    </Dialog>
  );
}

const Refusal = styled.p`
  margin-bottom: ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.bad.tint};
  color: ${({ theme }) => theme.color.bad.text};
`;
