export {
  createGlobalStyle,
  css,
  keyframes,
  StyleSheetManager,
  styled,
  ThemeProvider,
  useTheme,
} from 'styled-components';
export * from './avatar';
export * from './badge';
export * from './button';
export * from './card';
export * from './change';
export * from './chart-frame';
export * from './checkbox';
export { type ColorModePreference, colorModeKey, useColorMode } from './color-mode';
export * from './confirm-dialog';
export * from './dialog';
export { DragHandle } from './drag-handle';
export { Empty, type EmptyProps } from './empty';
export { Field, type FieldProps } from './field';
export { FigureText } from './figure-text';
export { FormAlert } from './form-alert';
export { type Amount, formatMoney, formatPercentChange, type MoneyFormat } from './format';
export * from './icon-button';
export * from './icons';
export * from './kbd';
export { Grid, Row, Stack } from './layout';
export * from './link-button';
export { useMediaQuery } from './media-query';
export * from './menu';
export { Day, Moment, sinceInWords } from './moment';
export { Money, type MoneyProps } from './money';
export { NumberInput, type NumberInputProps } from './number-input';
export * from './page-header';
export { isDecimalText, notANumber } from './parse-decimal';
export { PasswordInput } from './password-input';
export { PlazaThemeProvider } from './plaza-theme-provider';
export { errorMessage, Retry, type RetryProps } from './retry';
export { ScreenDialog, type ScreenDialogProps } from './screen-dialog';
export { SearchInput, type SearchInputProps } from './search-input';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './select';
export * from './skeleton';
export { StaleNotice } from './stale-notice';
export * from './stat-card';
export * from './switch';
export { Table, type TableProps } from './table';
export type { Column, Sort, SortValue } from './table-columns';
export { Tab, TabList, TabPanel, type TabProps, Tabs, type TabsProps } from './tabs';
export * from './text-area';
export { TextInput, type TextInputProps } from './text-input';
export { darkTheme, lightTheme, type Meaning, type Space, type Theme } from './theme';
export { toastRoom } from './toast-place';
export { ToastSlot } from './toast-slot';
export { Toaster, type ToasterProps, type ToastMessage } from './toaster';
export { Tooltip } from './tooltip';
export { useCopy } from './use-copy';
export { useSettled } from './use-settled';
export { VisuallyHidden } from './visually-hidden';
