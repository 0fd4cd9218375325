/** Look with data or behaviour of the product that two or more remotes use; bundled by each. */

export { arrayMove } from '@dnd-kit/sortable';
export { FallbackLine } from './language-switch/FallbackLine.tsx';
export { LanguageSwitch } from './language-switch/LanguageSwitch.tsx';
export { type LeaveGuard, useLeaveGuard } from './leave-guard/use-leave-guard.ts';
export { inBatches } from './lists/in-batches.ts';
export { useGrowing } from './lists/use-growing.ts';
export { useNearEnd } from './lists/use-near-end.ts';
export { LazyMap, useHasMaps } from './map/LazyMap.tsx';
export {
  MAP_HEIGHT_PX,
  MAP_ZOOM,
  type MapCamera,
  type MapPin,
  type ShownArea,
} from './map/map-view.ts';
export { NotFound } from './not-found/NotFound.tsx';
export { ContinueAs } from './offered-session/ContinueAs.tsx';
export { type TokenOffer, useOfferedToken } from './offered-session/use-offered-token.ts';
export { PasscodeForm } from './passcode/PasscodeForm.tsx';
export { OpeningPopUp } from './pop-up/OpeningPopUp.tsx';
export { PopUpDialog, type PopUpWords } from './pop-up/PopUpDialog.tsx';
export { rememberSeen, wasSeen } from './pop-up/seen.ts';
export { QrCode } from './qr-code/QrCode.tsx';
export { QrToggle } from './qr-code/QrToggle.tsx';
export { CleanHtml } from './rich-html/CleanHtml.tsx';
export { ShareMenu } from './share/ShareMenu.tsx';
export { SortableList, type SortableWords } from './sortable/SortableList.tsx';
