import { Badge, MessageIcon, PageHeader, Row, Stack, Tab, TabList, TabPanel, Tabs, ToolIcon } from '@plaza/ui';
import { useChangeSearch, useLocation } from '@plaza/web-kit/router';
import { useMarketplaceConversationsQuery } from './api/messages-api';
import { Conversations } from './conversations';
import { useLiveMessages } from './live/use-live-messages';
import { useSending } from './outbox/use-outbox';
import { Support } from './tickets/support';

/** The messages tab: conversations and support tickets. */
export function Messages() {
  const view = viewIn(useLocation().search);
  const change = useChangeSearch();
  useLiveMessages();
  useSending();
  const { data: conversations = [] } = useMarketplaceConversationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const unread = conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  /** Each view opens with nothing chosen. */
  const handleView = (chosen: string) => change({ ...nothingChosen, view: chosen === 'support' ? chosen : '' });
  return (
    <Stack>
      <Row gap={12}>
        <PageHeader title="Messages" />
        <span role="status">{unread > 0 && <Badge tone="info">{unread} unread</Badge>}</span>
      </Row>
      <Tabs value={view} onValueChange={handleView}>
        <TabList label="Views of messages">
          <Tab value="conversations" icon={<MessageIcon />}>
            Conversations
          </Tab>
          <Tab value="support" icon={<ToolIcon />}>
            Support
          </Tab>
        </TabList>
        <TabPanel value="conversations">
          <Conversations />
        </TabPanel>
        <TabPanel value="support">
          <Support />
        </TabPanel>
      </Tabs>
    </Stack>
  );
}

const nothingChosen = { conversation: '', search: '', ticket: '', ticketFor: '', status: '' };

function viewIn(search: string): 'conversations' | 'support' {
  const query = new URLSearchParams(search);
  const isSupport = query.has('ticket') || query.has('ticketFor') || query.get('view') === 'support';
  return isSupport ? 'support' : 'conversations';
}
