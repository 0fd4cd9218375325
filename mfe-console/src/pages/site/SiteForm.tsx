import { CONTENT_LIMITS, LANGUAGES, SIGN_UP_SETTINGS, type WebConfig } from '@portico/shared/contracts';
import { problemText, type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { LANGUAGE_NAMES, Slot } from '@portico/shared/platform';
import {
  CheckField,
  ConfirmDialog,
  color,
  Field,
  media,
  spacing,
  TextArea,
  TextInput,
} from '@portico/shared/ui';
import { useState } from 'react';
import { LocalizedFields } from '../../forms/LocalizedFields.tsx';
import { PopUpFields } from '../../forms/PopUpFields.tsx';
import { isOfflineFailure, RecordForm } from '../../forms/RecordForm.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { BrandField } from './BrandField.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { FormSection } from './FormSection.tsx';
import { SectionLinks } from './SectionLinks.tsx';
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

/** Anchors of the sections, in their order; each is the key of its title. */
const SECTIONS = [
  'name',
  'pictures',
  'contacts',
  'extraButton',
  'popUp',
  'languages',
  'privacy',
  'signUp',
  'searchEngines',
  'assistants',
  'embedding',
  'brand',
] as const;

const CONTACTS = ['email', 'phone', 'lineId', 'fbPageId', 'googleFormLink'] as const;
const INPUT_TYPES = {
  email: 'email',
  phone: 'tel',
  lineId: 'text',
  fbPageId: 'text',
  googleFormLink: 'url',
} as const;

const twoColumns = {
  display: 'grid',
  gap: spacing[5],
  alignItems: 'start',
  [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** All settings of the site in one form; a save sends what was changed. */
export function SiteForm({ config, reload }: { config: WebConfig; reload: () => Promise<WebConfig> }) {
  const { t, localize } = useMessages();
  const [save] = useSaveSiteSettingsMutation();
  const { asked, confirm, close } = useConfirmation();
  const form = useForm<SiteValues, unknown, SiteRule | RefusedField>({
    initial: () => valuesOf(config),
    problems: siteProblems,
    isOffline: isOfflineFailure,
    submit: async (values) => {
      const warnings = warningsOf(values, form.initial);
      if (warnings.length > 0 && !(await confirm(warnings))) return { kind: 'failed' };
      const { data, error } = await save(changesOf(values, form.initial));
      if (!data) return { kind: 'failed', failure: error, problems: refusedFields(error, RENAMED) };
      return { kind: 'done', values: valuesOf(data) };
    },
  });
  const { values, edit } = form;
  const errorAt = (path: string) => problemText(form.problemAt(path), t);
  const section = (id: (typeof SECTIONS)[number]) => ({ id, title: t(`site.${id}`) });
  return (
    <>
      <div css={{ marginBlockEnd: spacing[6] }}>
        <SectionLinks label={t('site.sections')} sections={SECTIONS.map(section)} />
      </div>
      <RecordForm form={form} onLoadNewer={() => void reload().then((newer) => form.reset(valuesOf(newer)))}>
        <div css={{ display: 'grid', gap: spacing[10] }}>
          <FormSection {...section('name')} text={t('site.nameText')}>
            <LocalizedFields
              label={t('site.siteTitle')}
              name="title"
              value={values.title}
              onChange={(title) => edit({ title })}
              maxLength={CONTENT_LIMITS.title}
              required
              errorAt={errorAt}
            />
            <LocalizedFields
              label={t('site.description')}
              name="description"
              value={values.description}
              onChange={(description) => edit({ description })}
              maxLength={CONTENT_LIMITS.sentence}
              isLong
              errorAt={errorAt}
            />
          </FormSection>

          <FormSection {...section('pictures')}>
            <div
              css={{
                ...twoColumns,
                [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)' },
              }}
            >
              <Slot
                name="picture.field"
                label={t('site.logo')}
                hint={t('site.logoHint')}
                portalId="site"
                value={values.logo}
                aspects={['1:1']}
                error={errorAt('logo')}
                onChange={(logo) => edit({ logo })}
                onRemove={() => edit({ logo: undefined })}
              />
              <Slot
                name="picture.field"
                label={t('site.home')}
                hint={t('site.homeHint')}
                portalId="site"
                value={values.home}
                aspects={['16:9']}
                error={errorAt('home')}
                onChange={(home) => edit({ home })}
                onRemove={() => edit({ home: undefined })}
              />
            </div>
          </FormSection>

          <FormSection {...section('contacts')}>
            <CheckField
              label={t('site.showContact')}
              hint={t('site.showContactHint')}
              checked={values.isContactWithMe}
              onChange={(isContactWithMe) => edit({ isContactWithMe })}
            />
            <div css={twoColumns}>
              {CONTACTS.map((contact) => (
                <Field
                  key={contact}
                  label={t(`site.${contact}`)}
                  hint={contact === 'googleFormLink' ? t('site.googleFormLinkHint') : undefined}
                  error={errorAt(`contacts.${contact}`)}
                >
                  <TextInput
                    name={`contacts.${contact}`}
                    type={INPUT_TYPES[contact]}
                    dir="ltr"
                    autoComplete="off"
                    autoCapitalize="none"
                    maxLength={contact === 'googleFormLink' ? CONTENT_LIMITS.address : CONTENT_LIMITS.word}
                    value={values.contacts[contact] ?? ''}
                    onChange={({ target }) =>
                      edit((now) => ({ contacts: { ...now.contacts, [contact]: target.value } }))
                    }
                  />
                </Field>
              ))}
            </div>
          </FormSection>

          <FormSection {...section('extraButton')}>
            <CheckField
              label={t('site.showExtraButton')}
              checked={values.isExtraBtn}
              onChange={(isExtraBtn) => edit({ isExtraBtn })}
            />
            <LocalizedFields
              label={t('site.nameExtraButton')}
              name="nameExtraButton"
              value={values.nameExtraButton}
              onChange={(nameExtraButton) => edit({ nameExtraButton })}
              maxLength={CONTENT_LIMITS.title}
              required={values.isExtraBtn}
              errorAt={errorAt}
            />
            <Field
              label={t('site.linkExtraButton')}
              hint={t('site.linkExtraButtonHint')}
              required={values.isExtraBtn}
              error={errorAt('linkExtraButton')}
            >
              <TextInput
                {...form.textInput('linkExtraButton')}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                maxLength={CONTENT_LIMITS.address}
              />
            </Field>
          </FormSection>

          <FormSection {...section('popUp')}>
            <PopUpFields
              value={values.popUp}
              onChange={(popUp) => edit({ popUp })}
              errorAt={errorAt}
              previewTitle={localize(values.title)}
            />
          </FormSection>

          <FormSection {...section('languages')} text={t('site.languagesText')}>
            <div css={{ display: 'grid', gap: spacing[2] }}>
              {LANGUAGES.map((language) => (
                <CheckField
                  key={language}
                  label={
                    <>
                      {t(`language.${language}`)}{' '}
                      <bdi lang={language} css={{ color: color.inkMuted, fontWeight: 'var(--font-regular)' }}>
                        {LANGUAGE_NAMES[language]}
                      </bdi>
                    </>
                  }
                  hint={language === 'th' ? t('site.alwaysThai') : undefined}
                  disabled={language === 'th'}
                  checked={values.languages.includes(language)}
                  onChange={(isOffered) =>
                    edit((now) => ({
                      languages: LANGUAGES.filter((each) =>
                        each === language ? isOffered : now.languages.includes(each),
                      ),
                    }))
                  }
                />
              ))}
            </div>
          </FormSection>

          <FormSection {...section('privacy')}>
            <CheckField
              label={t('site.isPrivate')}
              hint={t('site.isPrivateHint')}
              checked={values.isPrivate}
              onChange={(isPrivate) => edit({ isPrivate })}
            />
          </FormSection>

          <FormSection {...section('signUp')}>
            <ChoiceList
              legend={t('site.whoMaySignUp')}
              name="signUp"
              value={values.signUp}
              choices={SIGN_UP_SETTINGS.map((value) => ({
                value,
                label: t(`site.${value}`),
                text: t(`site.${value}Text`),
              }))}
              onChange={(signUp) => edit({ signUp })}
            />
          </FormSection>

          <FormSection {...section('searchEngines')}>
            <CheckField
              isSwitch
              label={t('site.isIndexed')}
              hint={t('site.isIndexedHint')}
              checked={values.isIndexed}
              onChange={(isIndexed) => edit({ isIndexed })}
            />
          </FormSection>

          <FormSection {...section('assistants')}>
            <CheckField
              isSwitch
              label={t('site.mcp')}
              hint={t('site.mcpHint')}
              checked={values.mcp}
              onChange={(mcp) => edit({ mcp })}
            />
          </FormSection>

          <FormSection {...section('embedding')} text={t('site.embeddingText')}>
            <Field
              label={t('site.embedOrigins')}
              hint={t('site.embedOriginsHint')}
              error={errorAt('embedOrigins')}
            >
              <TextArea
                name="embedOrigins"
                dir="ltr"
                rows={3}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={values.embedOrigins}
                onChange={({ target }) => edit({ embedOrigins: target.value })}
              />
            </Field>
          </FormSection>

          <FormSection {...section('brand')}>
            <BrandField
              name="brandColor"
              value={values.brandColor}
              error={errorAt('brandColor')}
              onChange={(brandColor) => edit({ brandColor })}
            />
          </FormSection>
        </div>
      </RecordForm>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('site.confirm')}
        confirmLabel={t('site.confirmSave')}
        cancelLabel={t('form.discardCancel')}
        closeLabel={t('form.discardCancel')}
        onCancel={() => close(false)}
        onConfirm={() => close(true)}
      >
        {asked?.map((warning) => (
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
  const [question, setQuestion] = useState<{
    warnings: readonly SiteWarning[];
    respond: (isConfirmed: boolean) => void;
  }>();
  return {
    asked: question?.warnings,
    confirm: (warnings: readonly SiteWarning[]) =>
      new Promise<boolean>((respond) => setQuestion({ warnings, respond })),
    close: (isConfirmed: boolean) => {
      question?.respond(isConfirmed);
      setQuestion(undefined);
    },
  };
}
