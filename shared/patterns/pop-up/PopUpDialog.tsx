import { css } from '@emotion/react';
import type { PopUp } from '@portico/shared/contracts';
import {
  actionPaint,
  cutText,
  safeColor,
  safeTextHref,
  type TextForReader,
  textForReader,
  visibleText,
} from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, Dialog, Picture, radii, spacing } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { CleanHtml } from '../rich-html/CleanHtml.tsx';
import { SiteLink } from '../site-link/SiteLink.tsx';

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

/** A pop-up: image, and message and button in the reader's language. [HOME-10, TOWN-09, PORTAL-23, T-24] */
export function PopUpDialog(props: {
  popUp: PopUp;
  title: string;
  open: boolean;
  onClose: () => void;
  labels: PopUpLabels;
}) {
  const { popUp, title, open, onClose, labels } = props;
  const { imageURL, profileImageId, buttonLink } = popUp;
  const { language } = useText('shell');
  const message = textForReader(popUp.message, language);
  const ratio = ratioOf(popUp);
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={labels.close}>
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
        {message.text ? (
          <div lang={message.lang}>
            <Message html={message.text} isShortened={isTall(ratio)} labels={labels} />
          </div>
        ) : null}
        {buttonLink ? (
          <PopUpLink
            button={buttonLink}
            label={textForReader(buttonLink.text, language)}
            onFollow={onClose}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

const ratioOf = ({ aspects }: PopUp): number => (aspects ? aspects.width / aspects.height : 1);
const isTall = (ratio: number): boolean => TALL_RATIOS.some((tall) => Math.abs(tall - ratio) < 0.005);

function Message(props: { html: string; isShortened: boolean; labels: PopUpLabels }) {
  const { html, isShortened, labels } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { head, middle } = cutText(visibleText(html));
  if (!isShortened || middle === '') return <CleanHtml html={html} />;
  return (
    <div css={{ display: 'grid', gap: spacing[1], justifyItems: 'start' }}>
      <div id={id}>
        {isOpen ? (
          <CleanHtml html={html} />
        ) : (
          <p dir="auto" css={{ whiteSpace: 'pre-line' }}>
            {head}…
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        css={{ marginInlineStart: -12 }}
      >
        {isOpen ? labels.less : labels.more}
      </Button>
    </div>
  );
}

function PopUpLink(props: {
  button: NonNullable<PopUp['buttonLink']>;
  label: TextForReader;
  onFollow: () => void;
}) {
  const { button, label, onFollow } = props;
  const { link, backgroundColor } = button;
  if (!safeTextHref(link)) return null;
  return (
    <SiteLink
      address={link}
      onClick={onFollow}
      css={popUpButton}
      // Adjusts the colour, so that white text keeps its contrast.
      style={actionPaint({ text: 'white', background: safeColor(backgroundColor) ?? 'black' })}
    >
      {label.lang ? <bdi lang={label.lang}>{label.text}</bdi> : label.text}
    </SiteLink>
  );
}
