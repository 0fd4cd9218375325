import { isUnsent } from '@portico/shared/api';
import type { WebConfig } from '@portico/shared/contracts';
import { problemText, type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { ConfirmDialog, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { AssistantsSection } from './sections/AssistantsSection.tsx';
import { BrandSection } from './sections/BrandSection.tsx';
import { ContactsSection } from './sections/ContactsSection.tsx';
import { EmbeddingSection } from './sections/EmbeddingSection.tsx';
import { ExtraButtonSection } from './sections/ExtraButtonSection.tsx';
import { LanguagesSection } from './sections/LanguagesSection.tsx';
import { NameSection } from './sections/NameSection.tsx';
import { PicturesSection } from './sections/PicturesSection.tsx';
import { PopUpSection } from './sections/PopUpSection.tsx';
import { PrivacySection } from './sections/PrivacySection.tsx';
import { SearchEnginesSection } from './sections/SearchEnginesSection.tsx';
import { SignUpSection } from './sections/SignUpSection.tsx';
import { useSaveSiteSettingsMutation } from './site.api.ts';
import {
  changesOf,
  type SiteRule,
  type SiteValues,
  type SiteWarning,
  siteProblems,
  valuesOf,
  warningsOf,
} from './site-values.ts';

/** The sections in their order: the anchor, which names the message of the title, and the component. */
const SECTIONS = [
  ['name', NameSection],
  ['pictures', PicturesSection],
  ['contacts', ContactsSection],
  ['extraButton', ExtraButtonSection],
  ['popUp', PopUpSection],
  ['languages', LanguagesSection],
  ['privacy', PrivacySection],
  ['signUp', SignUpSection],
  ['searchEngines', SearchEnginesSection],
  ['assistants', AssistantsSection],
  ['embedding', EmbeddingSection],
  ['brand', BrandSection],
] as const;

/** All settings of the site in one form; a save sends what was changed. */
export function SiteForm({ config, reload }: { config: WebConfig; reload: () => Promise<WebConfig> }) {
  const { t } = useMessages();
  const [save] = useSaveSiteSettingsMutation();
  const { unconfirmed, confirm, close } = useConfirmation();
  const form = useForm<SiteValues, unknown, SiteRule | RefusedField>({
    initial: () => valuesOf(config),
    problems: siteProblems,
    isOffline: isUnsent,
    submit: async (values) => {
      const warnings = warningsOf(values, form.initial);
      if (warnings.length > 0 && !(await confirm(warnings))) return { kind: 'failed' };
      const { data, error } = await save(changesOf(values, form.initial));
      if (!data) return { kind: 'failed', failure: error, problems: refusedFields(error, RENAMED) };
      return { kind: 'done', values: valuesOf(data) };
    },
  });
  const errorAt = (path: string) => problemText(form.problemAt(path), t);
  return (
    <>
      <div css={{ marginBlockEnd: spacing[6] }}>
        <SectionLinks
          label={t('site.sections')}
          sections={SECTIONS.map(([id]) => ({ id, title: t(`site.${id}`) }))}
        />
      </div>
      <RecordForm form={form} onLoadNewer={() => void reload().then((newer) => form.reset(valuesOf(newer)))}>
        <div css={{ display: 'grid', gap: spacing[10] }}>
          {SECTIONS.map(([id, Section]) => (
            <Section key={id} id={id} form={form} errorAt={errorAt} />
          ))}
        </div>
      </RecordForm>
      <ConfirmDialog
        open={unconfirmed !== undefined}
        title={t('site.confirm')}
        confirmLabel={t('site.confirmSave')}
        cancelLabel={t('form.discardCancel')}
        closeLabel={t('form.discardCancel')}
        onCancel={() => close(false)}
        onConfirm={() => close(true)}
      >
        {unconfirmed?.map((warning) => (
          <p key={warning}>{t(`site.${warning}Warning`)}</p>
        ))}
      </ConfirmDialog>
    </>
  );
}

/** Fields that have another name in the request. */
const RENAMED = { logoImageId: 'logo', homeImageId: 'home' };

/** A dialog that a submission waits for. */
function useConfirmation() {
  const [pending, setPending] = useState<{
    warnings: readonly SiteWarning[];
    respond: (isConfirmed: boolean) => void;
  }>();
  return {
    unconfirmed: pending?.warnings,
    confirm: (warnings: readonly SiteWarning[]) =>
      new Promise<boolean>((respond) => setPending({ warnings, respond })),
    close: (isConfirmed: boolean) => {
      pending?.respond(isConfirmed);
      setPending(undefined);
    },
  };
}
