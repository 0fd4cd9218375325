import { Link, useText } from '@portico/shared/platform';
import {
  buttonStyles,
  Container,
  color,
  fontSizes,
  SpinnerRing,
  spacing,
  visuallyHiddenStyles,
} from '@portico/shared/ui';
import { useEffect, useState } from 'react';

/** Delay of the 404 message, in ms. */
const SPINNER_MS = 5_000;

/**
 * The page of unknown paths and of records that do not exist: a spinner for 5 s, then the 404 message; the link home is
 * there from the start. [APP-25, OPEN-43, T-23]
 */
export function NotFound() {
  const { t } = useText('shell');
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), SPINNER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Container
      css={{
        display: 'grid',
        justifyItems: 'center',
        gap: spacing[6],
        paddingBlock: spacing[24],
        textAlign: 'center',
      }}
    >
      <div
        aria-live="polite"
        css={{ display: 'grid', justifyItems: 'center', gap: spacing[3], minBlockSize: '8rem' }}
      >
        {isOver ? (
          <>
            <h1 lang="en" dir="ltr" css={{ fontSize: fontSizes['2xl'] }}>
              {t('notFound.title')}
            </h1>
            <p css={{ color: color.inkMuted, maxInlineSize: '44ch' }}>{t('notFound.text')}</p>
          </>
        ) : (
          <>
            <h1 css={visuallyHiddenStyles}>{t('notFound.wait')}</h1>
            <span css={{ fontSize: 40, color: color.brandStrong }}>
              <SpinnerRing />
            </span>
          </>
        )}
      </div>
      <Link to="/" css={buttonStyles({ variant: 'secondary' })}>
        {t('notFound.home')}
      </Link>
    </Container>
  );
}
