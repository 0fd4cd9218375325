import {
  type ConsentChoice,
  setConsent,
  useConsent,
  useLocation,
  usePageSettings,
  useText,
} from '@portico/shared/platform';
import { Button, Cluster, Container, color, spacing } from '@portico/shared/ui';
import { useEffect } from 'react';
import { type AnalyticsTool, startAnalyticsTool } from './analytics-tool.ts';

/** Created once per page, because the tool cannot be removed. */
let tool: AnalyticsTool | undefined;

/** The page views after consent, and the question for it. */
export function ConsentAndPageViews() {
  const { analyticsId, hasSocialPlugin } = usePageSettings();
  const consent = useConsent();
  return (
    <>
      {analyticsId && consent === 'accepted' ? <PageViews id={analyticsId} /> : null}
      {(analyticsId || hasSocialPlugin) && consent === 'unanswered' ? (
        <ConsentPrompt onChoose={setConsent} />
      ) : null}
    </>
  );
}

function PageViews({ id }: { id: string }) {
  const { pathname } = useLocation();
  useEffect(() => {
    tool ??= startAnalyticsTool(id);
    tool.pageView(pathname);
  }, [id, pathname]);
  return null;
}

function ConsentPrompt({ onChoose }: { onChoose: (choice: ConsentChoice) => void }) {
  const { t } = useText('shell');
  const { analyticsId, hasSocialPlugin } = usePageSettings();
  return (
    <section
      aria-label={t('consent.label')}
      css={{
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 'var(--layer-sticky)',
        background: color.raised,
        borderBlockStart: `1px solid ${color.line}`,
        boxShadow: 'var(--shadow-lg)',
        paddingBlock: spacing[3],
        paddingBlockEnd: `max(${spacing[3]}, env(safe-area-inset-bottom))`,
      }}
    >
      <Container>
        <Cluster gap={4} justify="space-between">
          <div css={{ display: 'grid', gap: spacing[1], maxInlineSize: '60ch', flex: '1 1 280px' }}>
            {analyticsId ? <p>{t('consent.text')}</p> : null}
            {hasSocialPlugin ? <p>{t('consent.socialPlugin')}</p> : null}
          </div>
          <Cluster gap={3}>
            <Button variant="secondary" size="sm" onClick={() => onChoose('refused')}>
              {t('consent.refuse')}
            </Button>
            <Button size="sm" onClick={() => onChoose('accepted')}>
              {t('consent.accept')}
            </Button>
          </Cluster>
        </Cluster>
      </Container>
    </section>
  );
}
