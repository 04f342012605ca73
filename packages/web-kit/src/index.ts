export { api } from './api/api.js';
export { createApiClient, CALL_BUDGET_MS, type ApiClient, type CallInput, type CallOptions } from './api/api-client.js';
export { ApiError, errorText, isConflict, isMissing, isUnauthorized } from './api/api-error.js';
export { useIdempotencyKey } from './forms/use-idempotency-key.js';
export { SupplierFilter } from './forms/supplier-filter.js';
export { recordFormValues, type FormValues } from './forms/record-form-values.js';
export { useSupplierOptions, type SupplierOption } from './forms/use-supplier-options.js';
export { DONE_SHOWN, DoneCard } from './lists/done-card.js';
export { dueGroup } from './lists/due-group.js';
export { usePagedList } from './lists/use-paged-list.js';
export { usePages } from './lists/use-pages.js';
export { useLive } from './live/use-live.js';
export { ExtensionPoint, RowExtensions } from './modules/extension-point.js';
export { ExtensionsContext, type Extension } from './modules/extensions.context.js';
export { lazyComponent } from './modules/lazy-component.js';
export { lazyDialogs } from './modules/lazy-dialogs.js';
export {
  defineRemoteModule,
  type ExtensionProps,
  type RemoteExtension,
  type RemoteModule,
  type RemoteRoute,
} from './modules/remote-module.js';
export { requestIdle } from './modules/request-idle.js';
export { createResource, forgetFailures, withRetries, type Resource } from './modules/resource.js';
export { createQueryClient } from './query/query-client.js';
export { invalidate } from './query/invalidate.js';
export { queryKeyOf, type Endpoint } from './query/query-key.js';
export { useApiMutation, type MutationOptions } from './query/use-api-mutation.js';
export { apiQuery, useApiQuery } from './query/use-api-query.js';
export { useQueryClient } from '@tanstack/react-query';
export { hrefs } from '@fsvp/contracts/catalogue/hrefs';
export { loadError } from './records/load-error.js';
export { keepInstant } from './records/saved-instant.js';
export { earliestToday, localToday, todayBounds } from './records/today.js';
export { UNKNOWN_SUPPLIER } from './records/unknown-supplier.js';
export { useExistingPage } from './records/use-existing-page.js';
export { useRecord } from './records/use-record.js';
export { SupplierName } from './records/supplier-name.js';
export { useSupplierName } from './records/use-supplier-name.js';
export { Link, type LinkProps } from './router/link.js';
export { openAddress, takeReturnAddress, useFormAddress } from './router/return-address.js';
export { urlChoice, urlChoices, urlId, urlNumber, urlOptional, urlText, type UrlField } from './router/url-field.js';
export { UrlSortSelect } from './router/url-sort-select.js';
export { useEntryBelow } from './router/use-entry-below.js';
export { useNavigate } from './router/use-navigate.js';
export { usePageTitle } from './router/use-page-title.js';
export { keepWayBack, useWayBack, type WayBack } from './router/way-back.js';
export { useUrlState, type SetUrlState, type UrlState } from './router/use-url-state.js';
export { BrowserRouter as HostRouter, Route, Routes, useLocation, useParams } from 'react-router';
export { SignatureBadge, withSignatureBadges } from './signatures/signature-badge.js';
export { useSignatureStates, type SignatureStates } from './signatures/use-signature-states.js';
export { SignMany, type SigningRecord, type SignManyProps } from './signatures/sign-many.js';
export { SessionContext } from './session/session.context.js';
export { useMay } from './session/use-may.js';
export { useSession } from './session/use-session.js';
export { WriteOnly } from './session/write-only.js';
export { startThemeSync, THEMES, type Theme } from './theme/theme.store.js';
export { useTheme } from './theme/use-theme.js';
export { dismissToast, toast } from '@fsvp/ui';
