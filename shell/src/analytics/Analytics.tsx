import { useLocation, usePageSettings, useText } from '@portico/shared/platform';
import { Button, Cluster, Container, color, spacing } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import { type AnalyticsTool, startAnalyticsTool } from './analytics-tool.ts';
import { type Consent, keepConsent, readConsent } from './consent.ts';

/** One tool in the page: it cannot be taken out again. */
let tool: AnalyticsTool | undefined;

/** Page views for the tool that the operator has set up, after the visitor agreed; otherwise nothing. [APP-27, OPEN-47, T-20] */
export function Analytics() {
  const { analyticsId } = usePageSettings();
  return analyticsId ? <ConsentedAnalytics id={analyticsId} /> : null;
}

function ConsentedAnalytics({ id }: { id: string }) {
  const { pathname } = useLocation();
  const [consent, setConsent] = useState<Consent | 'unknown' | 'asking'>('unknown');
  useEffect(() => setConsent(readConsent() ?? 'asking'), []);
  useEffect(() => {
    if (consent !== 'accepted') return;
    tool ??= startAnalyticsTool(id);
    tool.pageView(pathname);
  }, [consent, id, pathname]);
  if (consent !== 'asking') return null;
  return (
    <ConsentQuestion
      onAnswer={(answer) => {
        keepConsent(answer);
        setConsent(answer);
      }}
    />
  );
}

function ConsentQuestion({ onAnswer }: { onAnswer: (consent: Consent) => void }) {
  const { t } = useText('shell');
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
          <p css={{ maxInlineSize: '60ch', flex: '1 1 280px' }}>{t('consent.text')}</p>
          <Cluster gap={3}>
            <Button variant="secondary" size="sm" onClick={() => onAnswer('refused')}>
              {t('consent.refuse')}
            </Button>
            <Button size="sm" onClick={() => onAnswer('accepted')}>
              {t('consent.accept')}
            </Button>
          </Cluster>
        </Cluster>
      </Container>
    </section>
  );
}
