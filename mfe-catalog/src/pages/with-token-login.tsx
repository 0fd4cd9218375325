import { ContinueAs, useTokenLogin } from '@portico/shared/patterns';
import { useHydrated } from '@portico/shared/platform';
import { Container, Section, Stack } from '@portico/shared/ui';
import type { ComponentType } from 'react';
import { useMessages } from '../messages/use-messages.ts';

/**
 * Adds sign-in by `?token=` to a micro-site page: the token is removed from the URL and must be confirmed. A page that
 * redirects, such as to the sign-in page, waits for that. [CAT-14, T-01]
 */
export function withTokenLogin(Page: ComponentType): ComponentType {
  return function TakesToken() {
    const { t } = useMessages();
    const isHydrated = useHydrated();
    const offer = useTokenLogin({ isEnabled: isHydrated });
    if (!isHydrated || offer.kind === 'none') return <Page />;
    return (
      <Section>
        <Container narrow>
          {offer.kind === 'asking' ? (
            <Stack>
              <ContinueAs
                user={offer.user}
                labels={{
                  title: (name) => t('offer.continueAs', { name }),
                  text: t('offer.text'),
                  accept: t('offer.continue'),
                  refuse: t('offer.notMe'),
                }}
                onAccept={offer.accept}
                onRefuse={offer.refuse}
              />
            </Stack>
          ) : null}
        </Container>
      </Section>
    );
  };
}
