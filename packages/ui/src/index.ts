/** What a screen needs at once. What only its dialogs and forms need is in dialogs.ts. */

export { cx } from './foundation/cx.js';
export {
  currentDay,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatInstantDate,
  formatNumber,
  formatRelativeTime,
  isoDay,
  isoDayOfInstant,
  setDisplayTimeZone,
  type DateInput as DateValue,
} from './foundation/format.js';
export { formatDollars, formatLongDate, formatMonth, formatWeekday, isoOfLocalDay } from './foundation/format-later.js';
export { useDensity, type Density } from './foundation/density.store.js';
export { LinkProvider, TextLink } from './foundation/link.js';
export type { LinkProps } from './foundation/link.context.js';
export { saveText } from './foundation/save-text.js';
export { VisuallyHidden } from './foundation/visually-hidden.js';

export { t } from './texts/t.js';
export { addTranslations, setLanguage, type Translations } from './texts/translations.js';

export { Columns, Inline, Stack, type Gap, type InlineProps } from './layout/stack.js';
export { Code, Text, TwoLines, type TextProps } from './layout/text.js';
export { Card, type CardProps } from './layout/card.js';
export { PageHeader, Section, Toolbar, type PageHeaderProps, type SectionProps } from './layout/page-header.js';
export { DescriptionList, type DescriptionListProps } from './layout/description-list.js';
export { StatGrid, type StatCardProps, type StatGridProps } from './layout/stat-card.js';

export {
  Button,
  IconButton,
  LinkButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type IconButtonProps,
  type LinkButtonProps,
} from './actions/button.js';
export { Menu, type MenuItem, type MenuProps } from './actions/menu.js';

export { Badge, PriorityDot, type BadgeProps, type Tone } from './feedback/badge.js';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.js';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.js';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.js';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.js';
export { FullPageSpinner, Spinner, type SpinnerProps } from './feedback/spinner.js';
export { dismissToast, toast, toastDuration, type ToastAction, type ToastInput } from './feedback/toast.store.js';
export { Toaster } from './feedback/toaster.js';

export { CardList, type CardListProps } from './data/card-list.js';
export { PrintableCardList, type PrintableCardListProps } from './data/printable-card-list.js';
export { Excerpt } from './data/excerpt.js';
export { DataTable } from './data/data-table.js';
export type { DataTableColumn, DataTableProps, LoadError, TableSort } from './data/data-table.types.js';
export { FilterSelect, type FilterSelectProps } from './data/filter-select.js';
export { Pagination, type PaginationProps } from './data/pagination.js';
export { SortSelect, type SortSelectProps } from './data/sort-select.js';
export { SearchField, type SearchFieldProps } from './data/search-field.js';

export { installHistoryListener, allowNextPop } from './overlays/use-history-blocker.js';
export { OpeningDialog } from './overlays/opening-dialog.js';
export { Popover, type PopoverProps } from './overlays/popover.js';
export { Tabs, type TabsProps } from './overlays/tabs.js';
export { useLastDefined } from './overlays/use-last-defined.js';
export { Tooltip, type TooltipProps } from './overlays/tooltip.js';

export type { ControlProps, Option } from './forms/control.types.js';
export { Combobox, type ComboboxProps } from './forms/combobox.js';
export type { ComboboxOption, LoadOptions, OptionPage } from './forms/use-option-search.js';
export { DateInput, type DateInputProps } from './forms/date-input.js';
export { SegmentedControl, type SegmentedControlProps } from './forms/segmented-control.js';
export { Select, type SelectProps } from './forms/select.js';
export { Textarea, TextInput, type TextareaProps, type TextInputProps } from './forms/text-input.js';
export { Field, type FieldProps } from './forms/field.js';
export {
  clearFormDrafts,
  deleteDraft,
  draftKey,
  findDraft,
  isLeavingWithDrafts,
  keepDraft,
  saveFormDrafts,
} from './forms/form-drafts.js';
export { FormRecordContext } from './forms/form-record.context.js';

export { usePrinting } from './frame/use-printing.js';
export { AppFrame, TopBar, type AppFrameProps, type TopBarProps } from './frame/app-frame.js';
export { Avatar, type AvatarProps } from './frame/avatar.js';
export { UserButton, type UserButtonProps } from './frame/user-button.js';
export { Sidebar, type RenderLink, type SidebarItem, type SidebarProps } from './frame/sidebar.js';
