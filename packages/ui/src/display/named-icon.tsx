import type { ComponentType } from 'react';
import {
  BellIcon,
  CalendarIcon,
  ClockIcon,
  ColumnsIcon,
  GridIcon,
  type IconProps,
  LockIcon,
  MailIcon,
  MapIcon,
  MarketsIcon,
  MessageIcon,
  OverviewIcon,
  PeopleIcon,
  PersonIcon,
  PhoneIcon,
  ScreenIcon,
  SettingsIcon,
  ShieldIcon,
  StarIcon,
  ToolIcon,
  WalletIcon,
} from './icons';

/** The icons that a tab may have, by the names used in `area.json`. */
export const tabIcons = {
  bell: BellIcon,
  calendar: CalendarIcon,
  clock: ClockIcon,
  columns: ColumnsIcon,
  grid: GridIcon,
  lock: LockIcon,
  mail: MailIcon,
  map: MapIcon,
  markets: MarketsIcon,
  message: MessageIcon,
  overview: OverviewIcon,
  people: PeopleIcon,
  person: PersonIcon,
  phone: PhoneIcon,
  screen: ScreenIcon,
  settings: SettingsIcon,
  shield: ShieldIcon,
  star: StarIcon,
  tool: ToolIcon,
  wallet: WalletIcon,
} as const satisfies Record<string, ComponentType<IconProps>>;

/** The icon with a name; a grid for unknown names. */
export function NamedIcon({ name, ...props }: IconProps & { name: string }) {
  const Icon: ComponentType<IconProps> = Object.hasOwn(tabIcons, name)
    ? tabIcons[name as keyof typeof tabIcons]
    : GridIcon;
  return <Icon {...props} />;
}
