import { css } from '@emotion/react';
import type { PopUp } from '@portico/shared/contracts';
import { actionPaint, cutText, safeColor, safeTextHref, visibleText } from '@portico/shared/domain';
import { Link } from '@portico/shared/platform';
import { Button, Dialog, Picture, radii, spacing } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { CleanHtml } from '../rich-html/CleanHtml.tsx';

/** Messages of a pop-up. */
export interface PopUpLabels {
  close: string;
  more: string;
  less: string;
}

/** Aspect ratios (width / height) of pictures that leave little space for a long message. */
const TALL_RATIOS: readonly number[] = [2 / 3, 4 / 5, 9 / 16];
/** Leaves space for the title and the first lines of the message. */
const PICTURE_MAX_HEIGHT = '54vh';

const popUpButton = css({
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  minBlockSize: 52,
  padding: `${spacing[2]} ${spacing[5]}`,
  borderRadius: radii.lg,
  textDecoration: 'none',
  fontWeight: 'var(--font-medium)',
});

/** A pop-up: image, message and a button in its owner's colour. [HOME-10, TOWN-09, PORTAL-23, T-24] */
export function PopUpDialog(props: {
  popUp: PopUp;
  title: string;
  open: boolean;
  onClose: () => void;
  words: PopUpLabels;
}) {
  const { popUp, title, open, onClose, words } = props;
  const { imageURL, profileImageId, message, buttonLink } = popUp;
  const ratio = ratioOf(popUp);
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={words.close}>
      <div css={{ display: 'grid', gap: spacing[5] }}>
        {imageURL || profileImageId ? (
          <div
            css={{
              overflow: 'hidden',
              inlineSize: `min(100%, ${PICTURE_MAX_HEIGHT} * ${ratio})`,
              marginInline: 'auto',
              borderRadius: radii.lg,
            }}
          >
            <Picture
              {...(imageURL ? { src: imageURL } : { imageId: profileImageId })}
              alt=""
              ratio={ratio}
              sizes="(min-width: 769px) 560px, 92vw"
            />
          </div>
        ) : null}
        {message ? <Message html={message} isShortened={isTall(ratio)} words={words} /> : null}
        {buttonLink ? <PopUpLink button={buttonLink} onFollow={onClose} /> : null}
      </div>
    </Dialog>
  );
}

const ratioOf = ({ aspects }: PopUp): number => (aspects ? aspects.width / aspects.height : 1);
const isTall = (ratio: number): boolean => TALL_RATIOS.some((tall) => Math.abs(tall - ratio) < 0.005);

function Message(props: { html: string; isShortened: boolean; words: PopUpLabels }) {
  const { html, isShortened, words } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { head, middle } = cutText(visibleText(html));
  if (!isShortened || middle === '') return <CleanHtml html={html} />;
  return (
    <div css={{ display: 'grid', gap: spacing[1], justifyItems: 'start' }}>
      <div id={id}>{isOpen ? <CleanHtml html={html} /> : <p dir="auto">{head}…</p>}</div>
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        css={{ marginInlineStart: -12 }}
      >
        {isOpen ? words.less : words.more}
      </Button>
    </div>
  );
}

function PopUpLink({ button, onFollow }: { button: NonNullable<PopUp['buttonLink']>; onFollow: () => void }) {
  const { link, text } = button;
  const backgroundColor = safeColor(button.backgroundColor) ?? 'black';
  const href = safeTextHref(link);
  if (!href) return null;
  const look = {
    css: popUpButton,
    // Adjusts the colour, so that white text keeps its contrast.
    style: actionPaint({ text: 'white', background: backgroundColor }),
    onClick: onFollow,
  };
  return href.startsWith('/') ? (
    <Link to={href} {...look}>
      {text}
    </Link>
  ) : (
    <a href={href} rel="noopener" {...look}>
      {text}
    </a>
  );
}
