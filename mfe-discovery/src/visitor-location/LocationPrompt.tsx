import { requestGeolocation, useText, type VisitorLocation } from '@portico/shared/platform';
import { Button, color, fontSizes, radii, spacing } from '@portico/shared/ui';
import { LocateFixed, LocateOff } from 'lucide-react';

/** A button that requests the visitor's position, and the reason if there is none. [OPEN-34, ERR-13, ERR-15, T-42] */
export function LocationPrompt({ location }: { location: Exclude<VisitorLocation, { kind: 'granted' }> }) {
  const { t, language } = useText('mfe-discovery');
  const hasFailed = location.kind === 'denied' || location.kind === 'unsupported';
  const Icon = hasFailed ? LocateOff : LocateFixed;
  const kind = location.kind === 'pending' ? 'idle' : location.kind;
  /** The message of an unsupported browser is English in all languages except Thai. */
  const titleLang = kind === 'unsupported' && language !== 'th' && language !== 'en' ? 'en' : undefined;
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: spacing[4],
        padding: spacing[5],
        borderRadius: radii.lg,
        background: color.brandSoft,
      }}
    >
      <span
        css={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          inlineSize: 48,
          blockSize: 48,
          borderRadius: '50%',
          background: color.surface,
          color: color.brandStrong,
        }}
      >
        <Icon size={24} aria-hidden="true" />
      </span>
      <div role="status" css={{ flex: '1 1 16em', minInlineSize: 0 }}>
        <p css={{ fontWeight: 'var(--font-bold)' }} lang={titleLang} dir={titleLang ? 'ltr' : undefined}>
          {t(`location.${kind}Title`)}
        </p>
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t(`location.${kind}Text`)}</p>
      </div>
      {location.kind === 'unsupported' ? null : (
        <Button
          onClick={requestGeolocation}
          loading={location.kind === 'pending'}
          loadingLabel={t('location.asking')}
        >
          {t(location.kind === 'denied' ? 'location.askAgain' : 'location.ask')}
        </Button>
      )}
    </div>
  );
}
