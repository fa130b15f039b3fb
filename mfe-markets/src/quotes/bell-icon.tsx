/** A bell on the grid of ui's icons, which has none. */
export function BellIcon() {
  return (
    <svg
      aria-hidden="true"
      width="16"
      height="16"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.875"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d="M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.75 5.25-1.75 6.25h12.5c0-1-1.75-2.25-1.75-6.25A4.5 4.5 0 0 0 10 3ZM8.25 16.5a1.9 1.9 0 0 0 3.5 0" />
    </svg>
  );
}
