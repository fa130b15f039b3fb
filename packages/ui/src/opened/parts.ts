/** All that opens above the page, as one chunk: these parts share most of their code. */
export { SelectPart } from '../controls/select-part';
export { TooltipPart } from '../display/tooltip-part';
export { ToasterPart } from '../feedback/toaster-part';
export { ConfirmDialogPart } from '../overlay/confirm-dialog-part';
export { DialogPart } from '../overlay/dialog-part';
export { MenuPart } from '../overlay/menu-part';
export { ScreenDialogPart } from '../overlay/screen-dialog-part';
