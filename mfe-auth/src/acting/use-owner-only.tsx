import { styled } from '@plaza/ui';
import { useAppSelector } from '@plaza/web-kit';
import { type ReactNode, useId } from 'react';

/** The reason why controls that protect the account are disabled. */
export const actingReason = 'You act as somebody else. Only they can change this.';

/** Whether an administrator is impersonating the user. The server refuses them all changes that protect the account. */
export const useIsActing = (): boolean => useAppSelector(({ session }) => session.impersonation !== null);

export interface OwnerOnly {
  /** Props for each control that is reserved for the account's owner. */
  readonly attributes: { readonly disabled?: true; readonly 'aria-describedby'?: string };
  /** The reason, to be shown next to these controls; nothing for the owner. */
  readonly note: ReactNode;
}

/** Disables controls that are reserved for the account's owner during an impersonation, and explains why. */
export function useOwnerOnly(): OwnerOnly {
  const id = useId();
  if (!useIsActing()) return { attributes: {}, note: null };
  return { attributes: { disabled: true, 'aria-describedby': id }, note: <Note id={id}>{actingReason}</Note> };
}

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
