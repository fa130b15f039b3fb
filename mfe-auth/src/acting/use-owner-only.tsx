import { styled } from '@plaza/ui';
import { useAppSelector } from '@plaza/web-kit';
import { type ReactNode, useId } from 'react';

/** Why what guards an account is switched off. */
export const actingReason = 'You act as somebody else. Only they can change this.';

/** Whether an administrator acts as the person, whom the server refuses whatever guards the account. */
export const useIsActing = (): boolean => useAppSelector(({ session }) => session.impersonation !== null);

export interface OwnerOnly {
  /** For each control that the owner alone may use. */
  readonly attributes: { readonly disabled?: true; readonly 'aria-describedby'?: string };
  /** The reason, for a place beside these controls; nothing for the owner. */
  readonly note: ReactNode;
}

/** Switches off what the owner of an account alone may do, and says why, while an administrator acts as them. */
export function useOwnerOnly(): OwnerOnly {
  const id = useId();
  if (!useIsActing()) return { attributes: {}, note: null };
  return { attributes: { disabled: true, 'aria-describedby': id }, note: <Note id={id}>{actingReason}</Note> };
}

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
