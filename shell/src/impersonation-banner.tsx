import { AlertIcon, Button, bottomInset, createGlobalStyle, styled } from '@plaza/ui';
import { clockTime } from '@plaza/ui/time';
import { endImpersonation, stopActing, useAppDispatch, useAppSelector, useUser } from '@plaza/web-kit';
import { useNavigate } from '@plaza/web-kit/router';
import { useEffect, useState } from 'react';

/**
 * Stands at the foot of every page while an administrator acts as somebody else, and ends that when its time is over.
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
  if (!user || !expiresAt) return null;

  async function handleStop() {
    setEnding(true);
    if (!(await dispatch(stopActing(navigate)))) setEnding(false);
  }

  const until = clockTime(expiresAt);
  return (
    <Bar role="status">
      <RoomForBar />
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

/** What stands at the end of a page can be scrolled out from under the bar. */
const RoomForBar = createGlobalStyle`
  :root { --banner-inset: 72px; }
`;

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
