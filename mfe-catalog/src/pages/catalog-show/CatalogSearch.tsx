import { Link, useNavigate } from '@portico/shared/platform';
import { Button, SearchBox, spacing } from '@portico/shared/ui';
import { type SyntheticEvent, useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { type MicroSiteQuery, showAddress } from '../micro-site-address.ts';

/** Searches the products of a catalogue; the text is in the URL. [OPEN-07] */
export function CatalogSearch({ query }: { query: MicroSiteQuery }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { catalogId, portalId, provider, title } = query;
  const here = { catalogId, portalId, provider };

  function search(event: SyntheticEvent) {
    event.preventDefault();
    const title = input.current?.value.trim() ?? '';
    void navigate(showAddress({ ...here, title }), { preventScrollReset: true });
  }

  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing[3] }}>
      <div css={{ flex: '1 1 18rem', maxInlineSize: 560 }}>
        <SearchBox
          label={t('search.label')}
          placeholder={t('search.label')}
          submitLabel={t('search.submit')}
          input={{ ref: input, name: 'title', defaultValue: title, maxLength: 200 }}
          form={{
            action: '/catalog/show',
            method: 'get',
            onSubmit: search,
            children: Object.entries(here).map(([name, value]) =>
              value ? <input key={name} type="hidden" name={name} value={value} /> : null,
            ),
          }}
        />
      </div>
      {title ? (
        <Button as={Link} to={showAddress(here)} variant="quiet" preventScrollReset>
          {t('search.all')}
        </Button>
      ) : null}
    </div>
  );
}
