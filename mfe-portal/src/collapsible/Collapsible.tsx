import { css } from '@emotion/react';
import type { Language } from '@portico/shared/contracts';
import { cutText, directionOf } from '@portico/shared/domain';
import { Button, matchParent, media } from '@portico/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';

/** Without script the button does not work, so the whole text is shown. */
const WITHOUT_SCRIPT = '@media (scripting: none)';

const onPhonesOnly = css({ [media.tabletUp]: { display: 'none' } });
const notOnPhones = css({ [media.mobile]: { display: 'none' } });
const gone = css({ display: 'none', [WITHOUT_SCRIPT]: { display: 'block' } });
const goneOnPhones = css({
  [media.mobile]: { display: 'none' },
  [WITHOUT_SCRIPT]: { display: 'block !important' },
});
const needsScript = css({ [WITHOUT_SCRIPT]: { display: 'none' } });
const excerpt = css({ whiteSpace: 'pre-line', textWrap: 'pretty' });

/**
 * A long text that is collapsed at first: from 100 characters on a phone, from 200 on larger screens. CSS decides
 * which, so that the server need not know the screen. [PORTAL-10, GAL-07, GAL-08]
 */
export function Collapsible(props: {
  /** The visible text, from which the excerpt is cut. */
  text: string;
  /** The text's language, if it differs from the page's. */
  lang?: Language | undefined;
  /** The expanded content. */
  children: ReactNode;
}) {
  const { text, lang, children } = props;
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { head, middle, tail } = cutText(text);
  const own = lang ? { lang, dir: directionOf(lang) } : {};
  // A short text keeps the alignment of its surroundings.
  if (middle === '') {
    return (
      <div {...own} css={{ textAlign: matchParent }}>
        {children}
      </div>
    );
  }

  const isLongEverywhere = tail !== '';
  return (
    <div dir={own.dir} css={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {isOpen ? null : (
        <p lang={lang} data-excerpt="" css={[excerpt, needsScript, !isLongEverywhere && onPhonesOnly]}>
          {head}
          {isLongEverywhere ? <span css={notOnPhones}>{middle}</span> : null}…
        </p>
      )}
      <div
        id={id}
        lang={lang}
        css={[{ inlineSize: '100%' }, !isOpen && (isLongEverywhere ? gone : goneOnPhones)]}
      >
        {children}
      </div>
      <div css={[needsScript, !isLongEverywhere && onPhonesOnly, { marginInlineStart: -12 }]}>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('text.less') : t('text.more')}
        </Button>
      </div>
    </div>
  );
}
