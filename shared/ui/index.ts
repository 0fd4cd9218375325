/** Components without data: the module '@portico/shared/ui', which the shell provides to every remote. */
export type { AsProps } from './as/as-props.ts';
export { Badge, type Tone, ToneIcon } from './badge/Badge.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export { type ButtonSize, type ButtonVariant, buttonStyles, tapArea } from './button/button-styles.ts';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export {
  CARD_PICTURE_SIZES,
  CARD_TAGS_MAX,
  CardActions,
  CardBody,
  CardFrame,
  CardHighlight,
  CardImage,
  CardLock,
  CardMeta,
  CardRibbon,
  CardTags,
  CardTitle,
  type CardTitleProps,
} from './card/Card.tsx';
export {
  cardFrameStyles,
  cardLinkStyles,
  clampLines,
  matchParent,
  overCardLink,
  photoMarkStyles,
} from './card/card-styles.ts';
export { CAROUSEL_VISIBLE, Carousel, type CarouselVisible } from './carousel/Carousel.tsx';
export { Chip, type ChipProps, chipStyles, Tag } from './chip/Chip.tsx';
export { ConfirmDialog } from './dialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { syncModalAttribute } from './dialog/modals.ts';
export { useDeferredClose } from './dialog/use-deferred-close.ts';
export { Directional } from './directional/Directional.tsx';
export { CheckField } from './field/CheckField.tsx';
export { controlStyles } from './field/control-styles.ts';
export { Field } from './field/Field.tsx';
export { useFieldControl } from './field/field-context.ts';
export { PasswordInput, type PasswordInputProps } from './field/PasswordInput.tsx';
export { SearchBox, type SearchBoxProps } from './field/SearchBox.tsx';
export { Select } from './field/Select.tsx';
export { TextArea } from './field/TextArea.tsx';
export { TextInput, type TextInputProps } from './field/TextInput.tsx';
export { Grid } from './grid/Grid.tsx';
export { Hero } from './hero/Hero.tsx';
export { Container, Section } from './layout/Container.tsx';
export { Cluster, Stack } from './layout/Stack.tsx';
export { isPlainClick } from './links/is-plain-click.ts';
export { useMediaQuery } from './media/use-media-query.ts';
export { Menu, MenuItem, type MenuItemProps } from './menu/Menu.tsx';
export { prefersReducedMotion, usePrefersReducedMotion } from './motion/reduced-motion.ts';
export { Notice } from './notice/Notice.tsx';
export { type StateAction, type StateKind, StateMessage } from './notice/StateMessage.tsx';
export { observeGroupNearViewport, observeNearViewport } from './offscreen/observe-near-viewport.ts';
export { skipFirstPaint, skipOffscreen, skipOffscreenItems } from './offscreen/skip-offscreen.ts';
export { Picture, type PictureProps } from './picture/Picture.tsx';
export { IMAGES_PREFIX, PICTURE_WIDTHS_PX, pictureSources } from './picture/picture-sources.ts';
export { RichText } from './rich-text/RichText.tsx';
export { ScrollArea } from './scroll-area/ScrollArea.tsx';
export { SectionHeader, ShowAllLink, type ShowAllLinkProps } from './section-header/SectionHeader.tsx';
export { Loading, Skeleton, SkeletonCard, SkeletonHero, SkeletonText } from './skeleton/Skeleton.tsx';
export { SkipLink } from './skip-link/SkipLink.tsx';
export { Spinner, SpinnerRing } from './spinner/Spinner.tsx';
export { TOAST_STAYS_MS, Toaster, type ToastMessage } from './toast/Toaster.tsx';
export {
  brandPalette,
  brandVariables,
  colorContrast,
  DEFAULT_BRAND,
  themeVariables,
} from './tokens/brand.ts';
export { GlobalStyles } from './tokens/GlobalStyles.tsx';
export { progressBarStyles } from './tokens/progress-bar-styles.ts';
export { scrimColor, scrimOpacity } from './tokens/scrim.ts';
export {
  CAROUSEL_SMALL_BELOW_PX,
  color,
  type FontStep,
  fluid,
  fontSizes,
  MOBILE_MAX_PX,
  media,
  radii,
  type SpaceStep,
  spacing,
  TABLET_MAX_PX,
} from './tokens/tokens.ts';
export { VisuallyHidden, visuallyHiddenStyles } from './visually-hidden/VisuallyHidden.tsx';
