import { styled } from '@plaza/ui';
import { RemoteTab } from '../remotes/remote-tab';
import { DashboardHeader } from './dashboard-header';

/** The admin panel on a page of its own. */
export function AdminPage() {
  return (
    <>
      <title>Admin · Plaza</title>
      <DashboardHeader />
      <Content>
        <RemoteTab tab="admin" />
      </Content>
    </>
  );
}

const Content = styled.main`
  max-width: 1440px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[16]};
`;
