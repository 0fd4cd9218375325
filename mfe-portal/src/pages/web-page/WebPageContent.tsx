import { css } from '@emotion/react';
import type { WebPage } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Container, fontSizes, media, spacing } from '@portico/shared/ui';
import { useNow } from '../../clock/use-now.ts';
import { PageQrCode } from './PageQrCode.tsx';
import { widgets } from './widget-registry.ts';

const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing[10],
  paddingBlock: `${spacing[8]} ${spacing[12]}`,
  [media.tabletUp]: { gap: spacing[16], paddingBlock: `${spacing[12]} ${spacing[16]}` },
});
/** The title is close to the widget that follows. */
const title = css({
  fontSize: fontSizes['3xl'],
  maxInlineSize: '24em',
  marginBlockEnd: `calc(-1 * ${spacing[3]})`,
  [media.tabletUp]: { marginBlockEnd: `calc(-1 * ${spacing[8]})` },
});

/** The title, the widgets in the page's order, and the QR code. [PAGE-01, PAGE-02] */
export function WebPageContent({
  page,
  asOf,
  address,
}: {
  page: WebPage;
  asOf: number;
  /** The page's URL, if it is shown elsewhere. */
  address?: string | undefined;
}) {
  const clock = useNow(asOf);
  return (
    <Container css={column}>
      <h1 css={title}>
        <LocalizedTitle text={page.title} />
      </h1>
      {[...new Set(page.widgets)].map((name) => {
        const Widget = widgets[name];
        return <Widget key={name} page={page} clock={clock} />;
      })}
      <PageQrCode fileName={page._id} address={address} />
    </Container>
  );
}
