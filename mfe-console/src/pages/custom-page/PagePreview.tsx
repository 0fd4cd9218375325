import { css } from '@emotion/react';
import { LANGUAGES, type Language, type WebPage } from '@portico/shared/contracts';
import { LANGUAGE_NAMES, Slot } from '@portico/shared/platform';
import { Button, color, Dialog, Field, radii, Select, spacing } from '@portico/shared/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/** Widths of screens in px. */
const SCREENS = { phone: 390, desktop: 1280 } as const;
type Screen = keyof typeof SCREENS;
const ICONS = { phone: Smartphone, desktop: Monitor } as const;

const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: spacing[3],
  marginBlockEnd: spacing[4],
});

/** The page as visitors will see it, with what is not saved yet, on a phone and on a desktop, in each language. */
export function PagePreview({ page, onClose }: { page: WebPage; onClose: () => void }) {
  const { t, language: current } = useMessages();
  const [screen, setScreen] = useState<Screen>('phone');
  const [language, setLanguage] = useState<Language>(current);
  return (
    <Dialog open onClose={onClose} title={t('page.preview')} closeLabel={t('page.closePreview')} size="lg">
      <div css={toolbar}>
        <div role="group" aria-label={t('page.screen')} css={{ display: 'flex', gap: spacing[2] }}>
          {(['phone', 'desktop'] as const).map((name) => {
            const Icon = ICONS[name];
            return (
              <Button
                key={name}
                variant={screen === name ? 'primary' : 'secondary'}
                aria-pressed={screen === name}
                icon={<Icon size={18} aria-hidden="true" />}
                onClick={() => setScreen(name)}
              >
                {t(`page.${name}`)}
              </Button>
            );
          })}
        </div>
        <Field label={t('page.language')}>
          <Select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
            {LANGUAGES.map((code) => (
              <option key={code} value={code} lang={code}>
                {LANGUAGE_NAMES[code]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div
        css={{
          maxInlineSize: SCREENS[screen],
          blockSize: 'min(54dvh, 640px)',
          marginInline: 'auto',
          border: `1px solid ${color.lineStrong}`,
          borderRadius: radii.md,
          overflow: 'hidden',
        }}
      >
        <Slot
          name="web-page.preview"
          page={page}
          language={language}
          width={SCREENS[screen]}
          label={t('page.previewOn', { screen: t(`page.${screen}`) })}
        />
      </div>
    </Dialog>
  );
}
