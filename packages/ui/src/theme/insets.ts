/** The height at the top of the window that a toast currently occupies; everything else moves down by it. */
export const toastInset = 'var(--toast-inset, 0px)';

/** The height of the page's header below it; sticky elements stay below the header. */
export const headerInset = 'var(--header-inset, 0px)';

/** The height at the bottom of the window that a bar of tabs occupies; sticky elements at the bottom stay above it. */
export const bottomInset = 'var(--bottom-inset, 0px)';

/** The height of a banner at the bottom, above the bar of tabs. */
export const bannerInset = 'var(--banner-inset, 0px)';
