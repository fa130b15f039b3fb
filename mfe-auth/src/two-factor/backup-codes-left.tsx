import { AlertIcon, css, styled } from '@plaza/ui';

const few = 3;

/** The number of unused codes, with a reminder to get new ones when few are left. */
export function BackupCodesLeft({ count }: { count: number }) {
  const isFew = count <= few;
  return (
    <Line $isFew={isFew}>
      {isFew && <AlertIcon />}
      <span>
        {count === 0 ? 'No backup codes left' : `${count} backup ${count === 1 ? 'code' : 'codes'} left`}
        {isFew && '. Regenerate them before you need one.'}
      </span>
    </Line>
  );
}

const Line = styled.p<{ $isFew: boolean }>`
  ${({ $isFew, theme }) =>
    $isFew &&
    css`
      display: flex;
      gap: ${theme.space[8]};
      padding: ${theme.space[8]} ${theme.space[12]};
      border-radius: ${theme.radius.control};
      background: ${theme.color.attention.tint};
      color: ${theme.color.attention.text};
      > svg { margin-top: 3px; }
    `}
`;
