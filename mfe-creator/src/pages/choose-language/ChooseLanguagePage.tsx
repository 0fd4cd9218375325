import { Navigate, useText } from '@portico/shared/platform';
import { Container, Loading, Section, Skeleton } from '@portico/shared/ui';
import { useState } from 'react';
import { CreatorGuard } from '../../guard/CreatorGuard.tsx';
import { NeedsScript } from '../../guard/NeedsScript.tsx';
import { LanguageQuestion } from './LanguageQuestion.tsx';
import { storedLanguageKind } from './stored-language-kind.ts';

/**
 * /creator/choose-lang: for browsers that have stored a language that the site does not have. [CREATOR-11, CREATOR-12]
 */
export function ChooseLanguagePage() {
  return (
    <Section>
      <Container>
        <CreatorGuard waiting={<Waiting />}>
          <Chosen />
        </CreatorGuard>
      </Container>
    </Section>
  );
}

/** Redirects if a supported language is stored. Read once, because choosing stores one too. */
function Chosen() {
  const [kind] = useState(storedLanguageKind);
  return kind === 'supported' ? <Navigate to="/" replace /> : <LanguageQuestion />;
}

function Waiting() {
  const { t } = useText('mfe-creator');
  return (
    <Loading isPage label={t('chooseLanguage.loading')}>
      <NeedsScript />
      <div css={{ maxInlineSize: 560, marginInline: 'auto' }}>
        <Skeleton blockSize="320px" />
      </div>
    </Loading>
  );
}
