import { Container, Section } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import type { GatedItem } from '../search/search.api.ts';
import { PasscodeForm } from './PasscodeForm.tsx';
import { usePermissionQuery } from './privacy.api.ts';

/**
 * The content of a town or listing, or in its place the passcode screen while this visitor may not see it. The server
 * withholds the content itself; the gate only asks for the key. [TOWN-07, LIST-06, PERM-06, T-07]
 */
export function PrivacyGate(props: { item: GatedItem; isPrivate: boolean; children: ReactNode }) {
  const { item, isPrivate, children } = props;
  const { data: reply } = usePermissionQuery(item, { skip: !isPrivate });
  if (!isPrivate || reply?.status === 'ok') return children;
  return (
    <Section>
      <Container narrow>
        <PasscodeForm item={item} />
      </Container>
    </Section>
  );
}
