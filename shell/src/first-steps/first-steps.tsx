import { Button, CardSurface, CheckIcon, ChevronRightIcon, CloseIcon, css, styled, VisuallyHidden } from '@plaza/ui';
import { log, serverMessage, toast, undo, useUser } from '@plaza/web-kit';
import { Link } from '@plaza/web-kit/router';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import type { ShownTab } from '../dashboard/shown-tab';
import type { FirstStep } from './first-step';
import { useFrameDismissFirstStepsMutation, useFrameFirstStepsQuery } from './first-steps-api';
import { FirstStepsSkeleton, oneLineFrom } from './first-steps-skeleton';
import { rememberSteps, surelyHasSteps } from './known-steps';
import { firstSteps } from './steps';

type Props = { readonly user: NonNullable<ReturnType<typeof useUser>>; readonly tabs: readonly ShownTab[] };

/** The first steps of a new user, above their first tab: removed once all steps are done, or dismissed. */
export default function FirstSteps({ tabs }: { tabs: readonly ShownTab[] }) {
  const user = useUser();
  return user && <OwnSteps key={user.id} user={user} tabs={tabs} />;
}

function OwnSteps({ user, tabs }: Props) {
  const tabIds = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const steps = useMemo(() => firstSteps(user, tabIds), [user, tabIds]);
  const { data, error } = useFrameFirstStepsQuery({ user, tabs: tabIds }, { refetchOnMountOrArgChange: true });
  const [dismiss] = useFrameDismissFirstStepsMutation();
  const [openedAt] = useState(Date.now);
  const [isDismissed, setDismissed] = useState(false);
  // Without a step, nothing is stored: a tab that the user gets later may add a step.
  const hasSteps = steps.length > 0;
  const isOver = data && (data.isDismissed || (hasSteps && steps.every(({ id }) => data.done.includes(id))));
  useEffect(() => {
    if (data && (isOver || hasSteps)) rememberSteps(user.id, isOver ? 'over' : 'open');
  }, [data, isOver, hasSteps, user.id]);
  useEffect(() => {
    if (error) log.warn('the first steps could not be fetched', error);
  }, [error]);
  if (isOver || isDismissed || error || !hasSteps) return null;
  if (!data) return surelyHasSteps(user, openedAt) && <FirstStepsSkeleton />;

  async function handleDismiss({ currentTarget }: MouseEvent) {
    // The button is removed with the steps: otherwise the keyboard would continue at the start of the page.
    currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
    setDismissed(true);
    const { error: refused } = await dismiss({ body: { firstStepsDismissed: true } });
    if (refused) {
      setDismissed(false);
      return toastFailure('They could not be dismissed', refused);
    }
    rememberSteps(user.id, 'over');
    toast({ title: 'First steps dismissed', action: undo(bringBack) });
  }

  async function bringBack() {
    const { error: refused } = await dismiss({ body: { firstStepsDismissed: false } });
    if (refused) return toastFailure('They could not be brought back', refused);
    rememberSteps(user.id, 'open');
    setDismissed(false);
  }

  return (
    <Sheet as="section" aria-labelledby="first-steps">
      <Head>
        <h2 id="first-steps">{steps.length === 3 ? 'Three things to do first' : 'What to do first'}</h2>
        <span>{`${data.done.length} of ${steps.length} done`}</span>
        <Button
          size="sm"
          variant="ghost"
          icon={<CloseIcon />}
          aria-label="Dismiss the First Steps"
          onClick={handleDismiss}
        />
      </Head>
      <Steps>
        {steps.map((step) => (
          <Step key={step.id} step={step} isDone={data.done.includes(step.id)} />
        ))}
      </Steps>
    </Sheet>
  );
}

function toastFailure(title: string, error: unknown): void {
  toast({ title, description: serverMessage(error, 'Try again later.'), variant: 'error' });
}

function Step({ step: { label, benefit, to }, isDone }: { step: FirstStep; isDone: boolean }) {
  const text = (
    <span>
      <strong>{label}</strong>
      <small>{benefit}</small>
    </span>
  );
  if (isDone) {
    return (
      <li>
        <Done>
          <Mark $done>
            <CheckIcon />
          </Mark>
          {text}
          <VisuallyHidden>Done</VisuallyHidden>
        </Done>
      </li>
    );
  }
  return (
    <li>
      <Open to={to}>
        <Mark $done={false} />
        {text}
        <ChevronRightIcon />
      </Open>
    </li>
  );
}

const Sheet = styled(CardSurface)`
  margin-bottom: ${({ theme }) => theme.space[24]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[16]};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  > span { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  > button { margin-inline-start: auto; }
`;

const Steps = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  margin: ${({ theme }) => theme.space[8]} 0 0;
  padding: 0;
  list-style: none;
  > li { min-width: 0; }
  /* All in one row, or each in its own: two in a row would leave a gap below the second. */
  @media (min-width: ${oneLineFrom}) { grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; }
  strong { display: block; font-weight: ${({ theme }) => theme.weight.medium}; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
`;

const lineStyle = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  height: 100%;
  min-height: 60px;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
  color: inherit;
  text-decoration: none;
  transition: background-color ${({ theme }) => theme.motion.fast};
  > span:nth-child(2) { flex: 1; min-width: 0; }
  > svg { flex: none; color: ${({ theme }) => theme.color.muted}; }
`;

const Open = styled(Link)`
  ${lineStyle}
  &:hover { background: ${({ theme }) => theme.color.hover}; }
`;

const Done = styled.div`
  ${lineStyle}
  strong { color: ${({ theme }) => theme.color.muted}; text-decoration: line-through; }
`;

const Mark = styled.span<{ $done: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 1.5px solid ${({ theme, $done }) => ($done ? theme.color.good.line : theme.color.controlLine)};
  border-radius: 50%;
  color: ${({ theme }) => theme.color.good.text};
`;
