import { useWhileOpen } from '@plaza/web-kit';
import { useLocation, useNavigate } from '@plaza/web-kit/router';
import { emailFromState } from '../frame/email-from-state';

/**
 * How far a reset by mailed code is. Kept in the router's state rather than the component's, since the shell may
 * remount this page, such as for its next version, while the user looks for the code. The code itself and what it was
 * exchanged for are not kept there.
 */
interface ResetStep {
  /** Undefined until the user has chosen this way. */
  readonly at: 'email' | 'code' | 'done' | undefined;
  readonly email: string;
}

/**
 * The current step, and a function that goes to another one without adding to the history. Once the user has left the
 * page, that function does nothing: a late answer must not lead back here.
 */
export function useResetStep(): [ResetStep, (next: ResetStep) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const goTo = useWhileOpen((next: ResetStep) => navigate({ pathname, search }, { replace: true, state: next }));
  return [{ at: stepIn(state), email: emailFromState(state) }, goTo];
}

function stepIn(state: unknown): ResetStep['at'] {
  const at: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'at') : undefined;
  return at === 'email' || at === 'code' || at === 'done' ? at : undefined;
}
