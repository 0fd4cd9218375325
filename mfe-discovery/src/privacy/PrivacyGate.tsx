import { type GatedItem, usePermissionQuery } from '@portico/shared/api';
import { firstPermission, mayOpen, PASSCODE_LENGTH } from '@portico/shared/domain';
import { PasscodeForm } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Container, Section } from '@portico/shared/ui';
import type { ReactNode } from 'react';

/**
 * Renders the content of a town or listing, or the passcode form if the visitor may not see it. The gate is only the
 * interface: the server withholds the content. [TOWN-07, LIST-06, PERM-06, T-07]
 */
export function PrivacyGate(props: { item: GatedItem; isPrivate: boolean; children: ReactNode }) {
  const { item, isPrivate, children } = props;
  const { t } = useText('mfe-discovery');
  const { data: result, isFetching } = usePermissionQuery(item, { skip: !isPrivate });
  const permission = firstPermission({ isLoading: isFetching, result });
  if (mayOpen({ isPrivate, hasGrant: permission.kind === 'PERMISSION_SUCCESS' })) return children;
  return (
    <Section>
      <Container narrow>
        <PasscodeForm
          item={item}
          heading="h2"
          labels={{
            title: t(`passcode.${item.store}Title`),
            text: t('passcode.text', { count: PASSCODE_LENGTH }),
            label: t('passcode.label'),
            submit: t('passcode.submit'),
            checking: t('passcode.checking'),
            wrong: t('passcode.wrong'),
            failed: t('passcode.failed'),
          }}
        />
      </Container>
    </Section>
  );
}
