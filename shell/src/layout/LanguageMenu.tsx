import { changeLanguage } from '@portico/shared/api';
import type { Language } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/domain';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';
import { Menu, MenuItem, media } from '@portico/shared/ui';
import { Languages } from 'lucide-react';

/** The languages of the site by their own names; a choice switches the whole page. [APP-08] */
export function LanguageMenu({ languages }: { languages: readonly Language[] }) {
  const { t, language } = useText('shell');
  const current = LANGUAGE_NAMES[language];
  return (
    <Menu
      label={t('navbar.language', { language: current })}
      trigger={
        <>
          <Languages size={20} aria-hidden="true" />
          <span css={{ [media.mobile]: { display: 'none' } }}>{current}</span>
        </>
      }
    >
      {languages.map((code) => (
        <MenuItem key={code} current={code === language} onClick={() => void changeLanguage(code)}>
          <span lang={code} dir={directionOf(code)}>
            {LANGUAGE_NAMES[code]}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
