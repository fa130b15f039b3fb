import type { Trouble } from '@plaza/contracts/availability';
import { AlertIcon, styled } from '@plaza/ui';
import { clockTime } from '@plaza/ui/time';
import { useStaleSince } from '@plaza/web-kit';
import { troubleLabel } from './trouble-labels';

interface TroubleNoticeProps {
  label: string;
  trouble: Trouble | undefined;
}

/** A notice above a tab whose service is unavailable or slow, with the age of the displayed data. */
export function TroubleNotice({ label, trouble }: TroubleNoticeProps) {
  const staleSince = useStaleSince();
  // The live region is always rendered, since screen readers often ignore one that is inserted together with its text.
  return (
    <div aria-live="polite">
      {trouble && (
        <Notice>
          <AlertIcon />
          <span>
            {troubleLabel(label, trouble)} {trouble === 'away' && ageSentence(staleSince)}
          </span>
        </Notice>
      )}
    </div>
  );
}

const ageSentence = (staleSince: number | undefined): string =>
  staleSince === undefined
    ? 'What you see may be out of date; it is renewed as soon as it can be.'
    : `What you see is from ${clockTime(staleSince)}; it is renewed as soon as it can be.`;

const Notice = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  margin: 0 0 ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.attention.line};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
  svg { flex: none; }
`;
