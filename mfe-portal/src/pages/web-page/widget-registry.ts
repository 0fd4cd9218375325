import type { WEB_PAGE_WIDGETS } from '@portico/shared/contracts';
import type { ComponentType } from 'react';
import type { WidgetProps } from './widget-props.ts';
import { ActionsWidget } from './widgets/ActionsWidget.tsx';
import { BannerWidget } from './widgets/BannerWidget.tsx';
import { GalleryWidget } from './widgets/GalleryWidget.tsx';
import { IconsWidget } from './widgets/IconsWidget.tsx';

/** The widgets by their names in a page. To add one, create a component and add a line. [PAGE-01] */
export const widgets: Record<(typeof WEB_PAGE_WIDGETS)[number], ComponentType<WidgetProps>> = {
  banner: BannerWidget,
  galleryImages: GalleryWidget,
  icons: IconsWidget,
  actions: ActionsWidget,
};
