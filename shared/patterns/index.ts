/** Components with the product's data or behaviour that two or more remotes use; each remote bundles its own copy. */

export { arrayMove } from '@dnd-kit/sortable';
export { ColorChoice } from './color-choice/ColorChoice.tsx';
export { ConfirmDelete, type ConfirmDeleteLabels } from './confirm-delete/ConfirmDelete.tsx';
export { onceReconnected } from './connection/once-reconnected.ts';
export { type CsvRecord, type CsvTable, csvFile, readCsv, saveFile } from './csv/csv-file.ts';
export { useArchiveDownload } from './download/use-archive-download.ts';
export { type Bar, BarChart } from './figures/BarChart.tsx';
export { CountList, type CountRow } from './figures/CountList.tsx';
export { SeriesChart } from './figures/SeriesChart.tsx';
export { SeriesTable, type SeriesTableProps } from './figures/SeriesTable.tsx';
export { FormDialog, type FormDialogLabels } from './form/FormDialog.tsx';
export { detailsOf, problemText, type RefusedField, refusedFields } from './form/refused-fields.ts';
export {
  type Form,
  type FormOutcome,
  type FormProblems,
  type FormState,
  onCtrlEnter,
  useForm,
} from './form/use-form.ts';
export { ICON_NAMES, iconNamed } from './icon-link/icon-named.ts';
export { FallbackLine } from './language-switch/FallbackLine.tsx';
export { LanguageSwitch } from './language-switch/LanguageSwitch.tsx';
export { LeavePrompt, type LeavePromptLabels } from './leave-guard/LeavePrompt.tsx';
export { useConfirmUnload } from './leave-guard/use-confirm-unload.ts';
export { type LeaveGuard, useLeaveGuard } from './leave-guard/use-leave-guard.ts';
export { chunk } from './lists/chunk.ts';
export { type InfiniteListState, ListEnd } from './lists/ListEnd.tsx';
export { useInfiniteScrollSentinel } from './lists/use-infinite-scroll-sentinel.ts';
export { useProgressiveRender } from './lists/use-progressive-render.ts';
export { LoadFailed } from './load-failed/LoadFailed.tsx';
export { LocalizedTitle } from './localized-title/LocalizedTitle.tsx';
export { LazyMap, useHasMaps } from './map/LazyMap.tsx';
export { copyOfMap } from './map/map-copy.ts';
export {
  MAP_HEIGHT_PX,
  MAP_ZOOM,
  type MapCamera,
  type MapPin,
  type ShownArea,
} from './map/map-view.ts';
export { NotFound } from './not-found/NotFound.tsx';
export { PasscodeForm } from './passcode/PasscodeForm.tsx';
export { OpeningPopUp } from './pop-up/OpeningPopUp.tsx';
export { PopUpDialog, type PopUpLabels } from './pop-up/PopUpDialog.tsx';
export { rememberSeen, wasSeen } from './pop-up/seen.ts';
export { QrCode } from './qr-code/QrCode.tsx';
export { QrToggle } from './qr-code/QrToggle.tsx';
export { CleanHtml } from './rich-html/CleanHtml.tsx';
export { ShareMenu } from './share/ShareMenu.tsx';
export { useCopyLink } from './share/use-copy-link.ts';
export { SiteLink } from './site-link/SiteLink.tsx';
export { MoveButtons } from './sortable/MoveButtons.tsx';
export { type SortableControls, type SortableLabels, SortableList } from './sortable/SortableList.tsx';
export { ContinueAs } from './token-login/ContinueAs.tsx';
export { type TokenOffer, useTokenLogin } from './token-login/use-token-login.ts';
