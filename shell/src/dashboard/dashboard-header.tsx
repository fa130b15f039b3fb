import {
  createGlobalStyle,
  headerInset,
  IconButton,
  Row,
  SearchIcon,
  SettingsIcon,
  SignOutIcon,
  styled,
  ToastSlot,
  toastInset,
  Wordmark,
} from '@plaza/ui';
import { leaveSession, useAppDispatch } from '@plaza/web-kit';
import { Link, useNavigate } from '@plaza/web-kit/router';
import { AvatarMenu } from './avatar-menu';
import { OfflineNotice } from './offline-notice';

interface DashboardHeaderProps {
  readonly onSearch: () => void;
  readonly onSettings: () => void;
}

/** Logo, offline notice, toast region, search, settings, sign-out (to the landing page), and account menu. */
export function DashboardHeader({ onSearch, onSettings }: DashboardHeaderProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <Bar>
      <RoomForBar />
      <Wordmark as={Link} to="/dashboard" />
      <OfflineNotice />
      <ToastSlot />
      <Row gap={4} wrap={false}>
        <IconButton label="Search" aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
          <SearchIcon size={20} />
        </IconButton>
        <IconButton label="Settings" onClick={onSettings}>
          <SettingsIcon size={20} />
        </IconButton>
        <IconButton label="Sign Out" onClick={() => void dispatch(leaveSession('/', navigate))}>
          <SignOutIcon size={20} />
        </IconButton>
        <AvatarMenu />
      </Row>
    </Bar>
  );
}

/** Offsets sticky elements of the page by the height of the header. */
const RoomForBar = createGlobalStyle`
  :root { --header-inset: 56px; }
  ${({ theme }) => theme.media.phone} { :root { --header-inset: 52px; } }
`;

const Bar = styled.header`
  position: sticky;
  top: ${toastInset};
  z-index: ${({ theme }) => theme.layer.header};
  display: flex;
  align-items: center;
  height: ${headerInset};
  padding: 0 ${({ theme }) => theme.space[24]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  ${({ theme }) => theme.media.phone} {
    padding: 0 ${({ theme }) => theme.space[8]} 0 ${({ theme }) => theme.space[16]};
  }
`;
