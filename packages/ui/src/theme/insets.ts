/** The height at the top of the window that belongs to the toast now: everything else gives way by this much. */
export const toastInset = 'var(--toast-inset, 0px)';

/** The height of the page's header below it, under which what sticks to the top stays. */
export const headerInset = 'var(--header-inset, 0px)';

/** The height at the foot of the window that belongs to a bar of tabs, above which what sticks to the foot stays. */
export const bottomInset = 'var(--bottom-inset, 0px)';

/** The height above that which belongs to a banner at the foot. */
export const bannerInset = 'var(--banner-inset, 0px)';
