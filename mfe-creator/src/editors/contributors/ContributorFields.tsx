import type { Contributor } from '@portico/shared/contracts';
import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Button, color, Field, media, radii, spacing, TextInput } from '@portico/shared/ui';
import { Trash2 } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { PictureField } from '../../images/PictureField.tsx';

/** One contributor: name, small square picture, and a button to remove it. */
export function ContributorFields(props: {
  rowKey: number;
  number: number;
  person: Contributor;
  portalId: string;
  errorAt: (field: keyof Contributor) => string | undefined;
  onChange: (key: number, changes: Partial<Contributor>) => void;
  onRemove: () => void;
  onBusyChange: (key: number, isBusy: boolean) => void;
}) {
  const { rowKey, number, person, portalId, errorAt, onChange, onRemove } = props;
  const { t } = useText('mfe-creator');
  const noteBusy = useRef(props.onBusyChange);
  const onBusyChange = useCallback((isBusy: boolean) => noteBusy.current(rowKey, isBusy), [rowKey]);
  return (
    <div
      role="group"
      aria-label={t('editors.contributors.one', { number })}
      css={{
        display: 'grid',
        gap: spacing[4],
        padding: spacing[4],
        border: `1px solid ${color.line}`,
        borderRadius: radii.lg,
        [media.tabletUp]: { gridTemplateColumns: '176px minmax(0, 1fr)' },
      }}
    >
      <div css={{ inlineSize: 176, maxInlineSize: '100%' }}>
        <PictureField
          label={t('editors.contributors.picture')}
          portalId={portalId}
          value={{ mainImageId: person.mainImageId, imageURL: person.smallImageURL }}
          aspect="1:1"
          aspects={['1:1']}
          removal="at-once"
          error={errorAt('mainImageId')}
          onBusyChange={onBusyChange}
          onChange={(picture) =>
            onChange(rowKey, { mainImageId: picture?.mainImageId, smallImageURL: picture?.smallImageURL })
          }
        />
      </div>
      <div css={{ display: 'grid', gap: spacing[3], alignContent: 'start' }}>
        <Field label={t('editors.contributors.name')} required error={errorAt('name')}>
          <TextInput
            autoComplete="off"
            maxLength={CONTENT_LIMITS.word}
            value={person.name}
            onChange={(event) => onChange(rowKey, { name: event.target.value })}
          />
        </Field>
        <Button
          variant="quiet"
          size="sm"
          icon={<Trash2 size={18} aria-hidden="true" />}
          aria-label={t('editors.contributors.removeOne', { name: person.name || String(number) })}
          onClick={onRemove}
          css={{ justifySelf: 'start', marginInlineStart: -12 }}
        >
          {t('editors.contributors.remove')}
        </Button>
      </div>
    </div>
  );
}
