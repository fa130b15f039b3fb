import { AlertIcon, css, styled } from '@plaza/ui';
import { useIsOffline } from '@plaza/web-kit';

/** A notice in the header while there is no network connection. */
export function OfflineNotice() {
  const isOffline = useIsOffline();
  return (
    <Place role="status" $shown={isOffline}>
      {isOffline && (
        <>
          <AlertIcon />
          <Short>Offline</Short>
          <Long>You are offline. What you see may be out of date.</Long>
        </>
      )}
    </Place>
  );
}

const Place = styled.p<{ $shown: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  white-space: nowrap;
  ${({ $shown, theme }) =>
    $shown &&
    css`
      margin-left: ${theme.space[16]};
      padding: 3px ${theme.space[12]};
      border: 1px solid ${theme.color.attention.line};
      border-radius: ${theme.radius.round};
      background: ${theme.color.attention.tint};
      color: ${theme.color.attention.text};
      font-size: ${theme.size[13]};
    `}
`;

const Short = styled.span`
  ${({ theme }) => theme.media.desktop} { display: none; }
`;

const Long = styled.span`
  display: none;
  ${({ theme }) => theme.media.desktop} { display: inline; }
`;
