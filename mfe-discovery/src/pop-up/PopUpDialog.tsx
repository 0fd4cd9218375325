import { css } from '@emotion/react';
import type { PopUp } from '@portico/shared/contracts';
import { actionPlate, safeHref } from '@portico/shared/domain';
import { Link, useText } from '@portico/shared/platform';
import { Dialog, Picture, RichText, radii, spacing } from '@portico/shared/ui';
import { type CSSProperties, useMemo } from 'react';
import { sanitizeHtml } from './sanitize-html.ts';

const popUpButton = css({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 52,
  padding: 6,
  borderRadius: radii.lg,
  textDecoration: 'none',
  fontWeight: 'var(--font-medium)',
});

/** A configured pop-up: image, message, and a button of the provider's colour. [HOME-10, T-24] */
export function PopUpDialog(props: { popUp: PopUp; title: string; open: boolean; onClose: () => void }) {
  const { popUp, title, open, onClose } = props;
  const { t } = useText('mfe-discovery');
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('popUp.close')}>
      <div css={{ display: 'grid', gap: spacing[5] }}>
        {popUp.imageURL ? (
          <div css={{ overflow: 'hidden', borderRadius: radii.lg }}>
            <Picture
              src={popUp.imageURL}
              alt=""
              ratio={ratioOf(popUp)}
              sizes="(min-width: 769px) 560px, 92vw"
            />
          </div>
        ) : null}
        {popUp.message ? <Message html={popUp.message} /> : null}
        {popUp.buttonLink ? <PopUpLink button={popUp.buttonLink} onFollow={onClose} /> : null}
      </div>
    </Dialog>
  );
}

const ratioOf = ({ aspects }: PopUp): number => (aspects ? aspects.width / aspects.height : 1);

function Message({ html }: { html: string }) {
  const sanitizedHtml = useMemo(() => sanitizeHtml(html), [html]);
  return <RichText sanitizedHtml={sanitizedHtml} />;
}

function PopUpLink({ button, onFollow }: { button: NonNullable<PopUp['buttonLink']>; onFollow: () => void }) {
  const { link, text, backgroundColor = 'black' } = button;
  const isOwnPath = /^\/(?![/\\])/.test(link);
  const href = isOwnPath ? link : safeHref(link);
  if (!href) return null;
  const look = {
    css: popUpButton,
    style: { background: backgroundColor, color: 'white' } satisfies CSSProperties,
    onClick: onFollow,
  };
  const words = (
    /** White words keep their contrast on any colour by a darker plate. [T-29] */
    <span
      css={{ paddingBlock: 6, paddingInline: spacing[5], borderRadius: radii.md }}
      style={{ background: actionPlate({ text: 'white', background: backgroundColor }) }}
    >
      {text}
    </span>
  );
  return isOwnPath ? (
    <Link to={href} {...look}>
      {words}
    </Link>
  ) : (
    <a href={href} rel="noopener" {...look}>
      {words}
    </a>
  );
}
