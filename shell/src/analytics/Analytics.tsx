import { useConsent, usePageSettings } from '@portico/shared/platform';
import { ComponentWhen } from '../layout/ComponentWhen.tsx';

const loadContent = () =>
  import(/* webpackChunkName: "analytics" */ './ConsentAndPageViews.tsx').then(
    ({ ConsentAndPageViews }) => ConsentAndPageViews,
  );

/**
 * Sends page views to the configured analytics tool after the visitor's consent, and asks for that consent if any third
 * party is configured. If its code does not load, it does neither. [APP-27, OPEN-47, T-20]
 */
export function Analytics() {
  const { analyticsId, hasSocialPlugin } = usePageSettings();
  const consent = useConsent();
  const isNeeded =
    Boolean(analyticsId || hasSocialPlugin) && (consent === 'accepted' || consent === 'unanswered');
  return <ComponentWhen isNeeded={isNeeded} load={loadContent} with={{}} />;
}
