export {
  createGlobalStyle,
  css,
  keyframes,
  StyleSheetManager,
  styled,
  ThemeProvider,
  useTheme,
} from 'styled-components';
export * from './controls/button';
export * from './controls/checkbox';
export { DayInput, type DayInputProps } from './controls/day-input';
export { DragHandle } from './controls/drag-handle';
export { Field, type FieldProps } from './controls/field';
export * from './controls/icon-button';
export { isComposing } from './controls/is-composing';
export * from './controls/link-button';
export { NumberInput, type NumberInputProps } from './controls/number-input';
export { isDecimalText, notANumber, parseDecimal, readerLocale } from './controls/parse-decimal';
export { PasswordInput } from './controls/password-input';
export { SearchInput, type SearchInputProps } from './controls/search-input';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './controls/select';
export * from './controls/switch';
export * from './controls/text-area';
export { TextInput, type TextInputProps } from './controls/text-input';
export { useCombobox } from './controls/use-combobox';
export * from './display/avatar';
export * from './display/badge';
export * from './display/icons';
export * from './display/kbd';
export * from './display/named-icon';
export { Tooltip } from './display/tooltip';
export { VisuallyHidden } from './display/visually-hidden';
export { Empty, type EmptyProps } from './feedback/empty';
export { FormAlert } from './feedback/form-alert';
export { errorMessage, Retry, type RetryProps } from './feedback/retry';
export { StaleNotice } from './feedback/stale-notice';
export { ToastSlot } from './feedback/toast-slot';
export { Toaster, type ToasterProps, type ToastMessage } from './feedback/toaster';
export * from './figures/change';
export { FigureText } from './figures/figure-text';
export { fittedSize } from './figures/fitted-size';
export { type Amount, formatMoney, formatPercentChange, type MoneyFormat } from './figures/format';
export { Money, type MoneyProps } from './figures/money';
export { numberFormatter } from './figures/number-formatter';
export { saveFile } from './files/save-file';
export { focusAfterRemoval } from './focus/focus-after-removal';
export { useCopy } from './hooks/use-copy';
export { useDebouncedValue } from './hooks/use-debounced-value';
export { useScrollEdges } from './hooks/use-scroll-edges';
export { askBeforeUnload, useUnloadQuestion } from './hooks/use-unload-question';
export { Card, type CardProps, CardSurface } from './layout/card';
export * from './layout/chart-frame';
export { Grid, Row, Stack } from './layout/layout';
export * from './layout/page-header';
export { ScrollFrame } from './layout/scroll-frame';
export * from './layout/stat-card';
export { Tab, type TabProps } from './layout/tab';
export { TabList } from './layout/tab-list';
export { TabPanel, Tabs, type TabsProps } from './layout/tabs';
export { Wordmark } from './layout/wordmark';
export { overlaysErrorEvent, reportOverlaysError } from './lazy-overlays/use-overlays';
export * from './overlay/confirm-dialog';
export * from './overlay/dialog';
export { FormDialog } from './overlay/form-dialog';
export * from './overlay/menu';
export { ScreenDialog, type ScreenDialogProps } from './overlay/screen-dialog';
export { PlazaThemeProvider } from './plaza-theme-provider';
export { CardSkeleton, TitledCardSkeleton } from './skeletons/card-skeleton';
export { ButtonSkeleton, Skeleton, TextSkeleton } from './skeletons/skeleton';
export { CardsSkeleton, TableSkeleton } from './skeletons/table-skeleton';
export { Table, type TableProps } from './table/table';
export { type Column, compareValues, minSortableCards, type Sort, type SortValue } from './table/table-columns';
export { capitalise } from './text/capitalise';
export { DescriptionItem } from './text/description-item';
export { Dotted } from './text/dotted';
export { animations } from './theme/animations';
export { useColorMode } from './theme/color-mode';
export { type ColorModePreference, colorModeKey, storedColorMode } from './theme/color-mode-preference';
export { hitArea } from './theme/hit-area';
export { bottomInset, headerInset, toastInset } from './theme/insets';
export { useMediaQuery, usePhone } from './theme/media-query';
export { darkTheme, lightTheme, type Meaning, type Space, type Theme } from './theme/theme';
export { Day, Moment, timeAgo } from './time/moment';
export { useNow } from './time/use-now';
