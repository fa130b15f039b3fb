import { CardSurface, Stack, styled, Wordmark } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface AuthPageProps {
  title: string;
  subtitle?: ReactNode;
  /** Shown above the title, for pages that report an outcome. */
  mark?: ReactNode;
  /** Moves the focus to the title, because the previously focused element was removed with the previous step. */
  focusTitle?: boolean;
  /** Shown below the card: links to related pages. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The layout of every page around signing in: the wordmark, one card, and links to related pages. */
export function AuthPage({ title, subtitle, mark, focusTitle = false, footer, children }: AuthPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [focusTitle]);

  return (
    <Ground>
      <title>{`${title} · Plaza`}</title>
      <Column>
        <Wordmark as={Link} />
        <Surface>
          <Stack gap={24}>
            <div>
              {mark}
              <Heading ref={heading} tabIndex={-1}>
                {title}
              </Heading>
              {subtitle && <Subtitle>{subtitle}</Subtitle>}
            </div>
            {children}
          </Stack>
        </Surface>
        {footer && <Footer>{footer}</Footer>}
      </Column>
    </Ground>
  );
}

const Ground = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[16]};
  background: ${({ theme }) => theme.color.ground};
`;

const Column = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[24]};
  width: min(420px, 100%);
  ${({ theme }) => theme.media.phone} { align-self: start; }
`;

const Surface = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[32]};
  ${({ theme }) => theme.media.phone} { padding: ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[16]}; }
`;

const Heading = styled.h1`
  &:focus { outline: none; }
`;

const Subtitle = styled.p`
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  text-wrap: pretty;
  overflow-wrap: anywhere; /* an email address may be wider than a phone */
`;

const Footer = styled.footer`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
`;
