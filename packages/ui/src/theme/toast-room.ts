/** The height at the top of the window that belongs to the toast now: everything else gives way by this much. */
export const toastRoom = 'var(--toast-room, 0px)';
