import type { Portal } from '@portico/shared/contracts';
import { catalogEditHref } from '@portico/shared/domain';
import { Link, usePageSettings, useText } from '@portico/shared/platform';
import { Button } from '@portico/shared/ui';
import { Pencil } from 'lucide-react';

/** Link to the catalogue editor of the portal. [CAT-15] */
export function CatalogLink({ portal }: { portal: Portal }) {
  const { t } = useText('mfe-creator');
  const { microEndpoint } = usePageSettings();
  return (
    <Button
      as={Link}
      to={catalogEditHref({ portalId: portal._id, provider: portal.provider, microEndpoint })}
      variant="secondary"
      size="sm"
      icon={<Pencil size={16} aria-hidden="true" />}
    >
      {t('tools.catalog')}
    </Button>
  );
}
