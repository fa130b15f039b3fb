import { styled } from 'styled-components';

/** `label` is the accessible name; without it the icon is decoration and hidden from assistive technology. */
export interface IconProps {
  /** Width and height in pixels. */
  size?: 16 | 20;
  label?: string;
}

interface GlyphProps extends IconProps {
  path: string;
  className?: string;
}

/** One path on a 20 by 20 grid, always with a 1.5 px line in the color of the text. */
function Glyph({ path, size = 16, label, className }: GlyphProps) {
  const drawing = {
    width: size,
    height: size,
    viewBox: '0 0 20 20',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 30 / size,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className,
    style: { flex: 'none' },
    children: <path d={path} />,
  } as const;
  return label ? <svg {...drawing} role="img" aria-label={label} /> : <svg {...drawing} aria-hidden="true" />;
}

export const OverviewIcon = (props: IconProps) => (
  <Glyph {...props} path="M3 17h14M5.5 13.5v-4M10 13.5v-9M14.5 13.5v-6" />
);
export const MarketsIcon = (props: IconProps) => <Glyph {...props} path="m3 14 4.5-4.5 3 3L17 6m-4.5 0H17v4.5" />;
export const ColumnsIcon = (props: IconProps) => <Glyph {...props} path="M3.5 4h13v12h-13zM8 4v12M12 4v12" />;
export const WalletIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M15.5 7V5A1.5 1.5 0 0 0 14 3.5H4.5a2 2 0 0 0-2 2M2.5 5.5a2 2 0 0 0 2 2H15A1.5 1.5 0 0 1 16.5 9v6a1.5 1.5 0 0 1-1.5 1.5H4.5a2 2 0 0 1-2-2v-9M13.25 12h.01"
  />
);
export const PeopleIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5C2 13.7 4.4 12 7.5 12s5.5 1.7 5.5 4.5M13.5 9.2a2.6 2.6 0 0 0 0-5.1M15.2 12.3c1.8.6 2.8 2.1 2.8 4.2"
  />
);
export const PersonIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M10 9.75a3.125 3.125 0 1 0 0-6.25 3.125 3.125 0 0 0 0 6.25ZM3.75 17c0-2.9 2.7-4.5 6.25-4.5s6.25 1.6 6.25 4.5"
  />
);
export const MessageIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M4.5 3.5h11A1.5 1.5 0 0 1 17 5v7.5a1.5 1.5 0 0 1-1.5 1.5H9l-3.5 3v-3h-1A1.5 1.5 0 0 1 3 12.5V5a1.5 1.5 0 0 1 1.5-1.5Z"
  />
);
export const MailIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M4 4.5h12A1.5 1.5 0 0 1 17.5 6v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14V6A1.5 1.5 0 0 1 4 4.5ZM3 6l7 5 7-5"
  />
);
export const BellIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.75 5.25-1.75 6.25h12.5c0-1-1.75-2.25-1.75-6.25A4.5 4.5 0 0 0 10 3ZM8.25 16.5a1.9 1.9 0 0 0 3.5 0"
  />
);
export const PhoneIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M6.5 3H4.25A1.25 1.25 0 0 0 3 4.3C3.3 11.2 8.8 16.7 15.7 17A1.25 1.25 0 0 0 17 15.75V13.5l-3.7-1.5-1.6 1.9a11.5 11.5 0 0 1-5.6-5.6L8 6.7 6.5 3Z"
  />
);
export const CalendarIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M4.5 4.5h11A1.5 1.5 0 0 1 17 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5ZM3 8.5h14M6.5 2.5V6M13.5 2.5V6"
  />
);
export const ClockIcon = (props: IconProps) => (
  <Glyph {...props} path="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4.25L12.75 12" />
);
export const MapIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M10 17.5s5.75-4.6 5.75-9.1a5.75 5.75 0 0 0-11.5 0c0 4.5 5.75 9.1 5.75 9.1ZM10 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z"
  />
);
export const GridIcon = (props: IconProps) => (
  <Glyph {...props} path="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z" />
);
export const ShieldIcon = (props: IconProps) => (
  <Glyph {...props} path="m10 2.5 6 2.2v4.6c0 3.7-2.4 6.7-6 8.2-3.6-1.5-6-4.5-6-8.2V4.7l6-2.2ZM7.25 9.75l2 2L12.75 8" />
);
export const LockIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M5.5 9h9A1.5 1.5 0 0 1 16 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9ZM6.75 9V6.25a3.25 3.25 0 0 1 6.5 0V9"
  />
);
export const SettingsIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M3 6h7.75M15.25 6H17M3 14h1.75M9.25 14H17M13 8.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5ZM7 16.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z"
  />
);
export const SignOutIcon = (props: IconProps) => (
  <Glyph {...props} path="M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M13 13.5l3.5-3.5L13 6.5M16.5 10H8" />
);
export const SunIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M10 13.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM10 2v1.75M10 16.25V18M2 10h1.75M16.25 10H18M4.35 4.35 5.6 5.6M14.4 14.4l1.25 1.25M4.35 15.65 5.6 14.4M14.4 5.6l1.25-1.25"
  />
);
export const MoonIcon = (props: IconProps) => (
  <Glyph {...props} path="M16.75 11.75A6.9 6.9 0 0 1 8.25 3.25a6.9 6.9 0 1 0 8.5 8.5Z" />
);
export const ScreenIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M4 3.5h12A1.5 1.5 0 0 1 17.5 5v7.5A1.5 1.5 0 0 1 16 14H4a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 4 3.5ZM7 17h6M10 14v3"
  />
);
export const PrinterIcon = (props: IconProps) => <Glyph {...props} path="M6 7V3h8v4M6 14H3.5V7h13v7H14M6 12h8v5H6z" />;
export const PlusIcon = (props: IconProps) => <Glyph {...props} path="M10 4v12M4 10h12" />;
export const MinusIcon = (props: IconProps) => <Glyph {...props} path="M4 10h12" />;
export const TrashIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M3.5 5.5h13M8 3h4M5 5.5l.7 10a1.5 1.5 0 0 0 1.5 1.5h5.6a1.5 1.5 0 0 0 1.5-1.5l.7-10M8.5 9v4.5M11.5 9v4.5"
  />
);
export const EditIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="m12 5.25 2.75 2.75M4 13.25l8.9-8.9a1.4 1.4 0 0 1 2 0l.75.75a1.4 1.4 0 0 1 0 2L6.75 16 3.5 16.5l.5-3.25Z"
  />
);
export const SearchIcon = (props: IconProps) => (
  <Glyph {...props} path="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l4 4" />
);
export const CheckIcon = (props: IconProps) => <Glyph {...props} path="m4 10.5 4 4L16 6" />;
export const CloseIcon = (props: IconProps) => <Glyph {...props} path="m5 5 10 10M15 5 5 15" />;
export const ChevronDownIcon = (props: IconProps) => <Glyph {...props} path="m5.5 8 4.5 4.5L14.5 8" />;
export const ChevronUpIcon = (props: IconProps) => <Glyph {...props} path="m5.5 12.5 4.5-4.5 4.5 4.5" />;
export const ChevronLeftIcon = (props: IconProps) => <Glyph {...props} path="M12 5.5 7.5 10l4.5 4.5" />;
export const ChevronRightIcon = (props: IconProps) => <Glyph {...props} path="M8 5.5 12.5 10 8 14.5" />;
export const ArrowUpIcon = (props: IconProps) => <Glyph {...props} path="M10 16V4.5M5.5 9 10 4.5 14.5 9" />;
export const ArrowDownIcon = (props: IconProps) => <Glyph {...props} path="M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5" />;
export const SortIcon = (props: IconProps) => <Glyph {...props} path="M6.5 8 10 4.5 13.5 8M6.5 12l3.5 3.5 3.5-3.5" />;
export const DragIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M7.25 4.5a.5.5 0 1 0 .01 0M7.25 9.5a.5.5 0 1 0 .01 0M7.25 14.5a.5.5 0 1 0 .01 0M12.75 4.5a.5.5 0 1 0 .01 0M12.75 9.5a.5.5 0 1 0 .01 0M12.75 14.5a.5.5 0 1 0 .01 0"
  />
);
export const MoreIcon = (props: IconProps) => (
  <Glyph {...props} path="M4.5 9.5a.5.5 0 1 0 .01 0M10 9.5a.5.5 0 1 0 .01 0M15.5 9.5a.5.5 0 1 0 .01 0" />
);
export const MenuIcon = (props: IconProps) => <Glyph {...props} path="M3 5.5h14M3 10h14M3 14.5h14" />;
const star = 'm10 2.75 2.25 4.55 5 .75-3.6 3.55.85 5L10 14.25 5.5 16.6l.85-5L2.75 8.05l5-.75L10 2.75Z';
/** With `filled` it is yellow on any background, whatever the color of the text. */
export const StarIcon = ({ filled = false, ...props }: IconProps & { filled?: boolean }) =>
  filled ? <FilledStar {...props} path={star} /> : <Glyph {...props} path={star} />;

/* Yellow alone does not contrast with white; its outline does. */
const FilledStar = styled(Glyph)`
  fill: ${({ theme }) => theme.color.starFill};
  stroke: ${({ theme }) => theme.color.star};
`;

export const RefreshIcon = (props: IconProps) => (
  <Glyph {...props} path="M16.5 4v3.5H13M3.5 16v-3.5H7M16 7.5a6.5 6.5 0 0 0-11.5-1M4 12.5a6.5 6.5 0 0 0 11.5 1" />
);
export const AlertIcon = (props: IconProps) => (
  <Glyph {...props} path="M10 3.25 2.75 16.25h14.5L10 3.25ZM10 8.25v3.5M10 14h.01" />
);
export const InfoIcon = (props: IconProps) => (
  <Glyph {...props} path="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 9.5v4M10 6.75h.01" />
);
export const ExternalIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M11.5 3.5h5v5M16.5 3.5 9.5 10.5M8 4.5H5A1.5 1.5 0 0 0 3.5 6v9A1.5 1.5 0 0 0 5 16.5h9a1.5 1.5 0 0 0 1.5-1.5v-3"
  />
);
export const CopyIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M8.5 7h7A1.5 1.5 0 0 1 17 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 15.5v-7A1.5 1.5 0 0 1 8.5 7ZM13 7V4.5A1.5 1.5 0 0 0 11.5 3h-7A1.5 1.5 0 0 0 3 4.5v7A1.5 1.5 0 0 0 4.5 13H7"
  />
);
export const DownloadIcon = (props: IconProps) => (
  <Glyph {...props} path="M10 3v9.5M5.5 8.5l4.5 4.5 4.5-4.5M3.5 16.5h13" />
);
export const EyeIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M2 10s2.9-5.5 8-5.5 8 5.5 8 5.5-2.9 5.5-8 5.5S2 10 2 10ZM10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z"
  />
);
export const EyeOffIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M3 3l14 14M8.2 4.7A8 8 0 0 1 10 4.5c5.1 0 8 5.5 8 5.5a14 14 0 0 1-2.3 2.9M5.2 6.2A13.5 13.5 0 0 0 2 10s2.9 5.5 8 5.5a8 8 0 0 0 4-1.1M8.4 8.4a2.25 2.25 0 0 0 3.2 3.2"
  />
);
export const ToolIcon = (props: IconProps) => (
  <Glyph
    {...props}
    path="M16.7 6.3 14 9l-3-3 2.7-2.7a4.25 4.25 0 0 0-5.5 5.6L3.5 13.6a1.7 1.7 0 0 0 0 2.4l.5.5a1.7 1.7 0 0 0 2.4 0l4.7-4.7a4.25 4.25 0 0 0 5.6-5.5Z"
  />
);
