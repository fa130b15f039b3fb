/** All overlays in one chunk, because they share most of their code. */
export { SelectContent } from '../controls/select-content';
export { TooltipContent } from '../display/tooltip-content';
export { ToasterContent } from '../feedback/toaster-content';
export { ConfirmDialogContent } from '../overlay/confirm-dialog-content';
export { DialogContent } from '../overlay/dialog-content';
export { MenuContent } from '../overlay/menu-content';
export { ScreenDialogContent } from '../overlay/screen-dialog-content';
