import { Button, ChevronLeftIcon, PageHeader, Row, Stack, styled, Wordmark } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import type { ReactNode } from 'react';

/** The layout of the profile settings: the wordmark, a link back, and one column. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <Ground>
      <title>Profile Settings · Plaza</title>
      <Bar>
        <Row justify="space-between">
          <Wordmark as={Link} />
          <Button asChild variant="ghost" icon={<ChevronLeftIcon />}>
            <Link to="/dashboard">Back to Dashboard</Link>
          </Button>
        </Row>
      </Bar>
      <Column tabIndex={-1}>
        <PageHeader title="Profile Settings" subtitle="Who you are, how you sign in, and where you are signed in." />
        <Stack>{children}</Stack>
      </Column>
    </Ground>
  );
}

const Ground = styled.div`
  min-height: 100dvh;
  background: ${({ theme }) => theme.color.ground};
`;

const Bar = styled.header`
  padding: 10px ${({ theme }) => theme.space[24]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  ${({ theme }) => theme.media.phone} { padding-inline: ${({ theme }) => theme.space[16]}; }
`;

const Column = styled.main`
  &:focus { outline: none; }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[24]};
  width: min(768px, 100%);
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[48]};
  ${({ theme }) => theme.media.phone} { padding-inline: ${({ theme }) => theme.space[16]}; }
`;
