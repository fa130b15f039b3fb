import type { TabId } from '@plaza/contracts/tabs';
import {
  CalendarIcon,
  GridIcon,
  MapIcon,
  MarketsIcon,
  MessageIcon,
  OverviewIcon,
  PeopleIcon,
  PersonIcon,
  ShieldIcon,
  WalletIcon,
} from '@plaza/ui';
import type { ReactNode } from 'react';

const own: Partial<Record<TabId, ReactNode>> = {
  overview: <OverviewIcon />,
  markets: <MarketsIcon />,
  finance_manager: <WalletIcon />,
  contractors: <PeopleIcon />,
  messages: <MessageIcon />,
  bookings: <CalendarIcon />,
  profile: <PersonIcon />,
  map: <MapIcon />,
  admin: <ShieldIcon />,
};

export const tabIcon = (tab: TabId): ReactNode => own[tab] ?? <GridIcon />;
