import { AlertIcon, Button, bottomInset, styled } from '@plaza/ui';
import { clockTime } from '@plaza/ui/time';
import { endImpersonation, stopActing, useAppDispatch, useAppSelector, useUser } from '@plaza/web-kit';
import { useNavigate } from '@plaza/web-kit/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * A bar at the bottom of every page while an administrator acts as another user; ends the impersonation when its time
 * is over.
 */
export function ImpersonationBanner() {
  const user = useUser();
  const expiresAt = useAppSelector((state) => state.session.impersonation?.expiresAt);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [ending, setEnding] = useState(false);
  useEffect(() => {
    if (!expiresAt) return undefined;
    setEnding(false);
    const timer = setTimeout(() => void dispatch(endImpersonation()), Math.max(0, Date.parse(expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt, dispatch]);
  const isShown = user !== null && expiresAt !== undefined;
  const bar = useRoomForBar(isShown);
  if (!isShown) return null;

  async function handleStop() {
    setEnding(true);
    if (!(await dispatch(stopActing(navigate)))) setEnding(false);
  }

  const until = clockTime(expiresAt);
  return (
    <Bar ref={bar} role="status">
      <AlertIcon />
      <Text>
        You act as{' '}
        <strong>
          {user.firstName} {user.lastName}
        </strong>{' '}
        ({user.email}) until {until}. What you do is recorded.
      </Text>
      <Button size="sm" loading={ending} onClick={handleStop}>
        Stop
      </Button>
    </Bar>
  );
}

/** Lets the user scroll the end of the page out from under the bar, which is higher in a narrower window. */
function useRoomForBar(isShown: boolean) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--banner-inset', `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-inset');
    };
  }, [isShown]);
  return bar;
}

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 ${bottomInset};
  z-index: ${({ theme }) => theme.layer.header + 1};
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[24]};
  border-top: 1px solid ${({ theme }) => theme.color.attention.line};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
  > svg { flex: none; }
`;

const Text = styled.p`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
