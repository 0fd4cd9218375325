import { CONTENT_LIMITS, LANGUAGES, type Language, type PopUp } from '@portico/shared/contracts';
import {
  ACTION_COLOR_PRESETS,
  editableText,
  hasTranslation,
  isLinkTarget,
  linkTarget,
  toWireText,
  withTranslation,
} from '@portico/shared/domain';
import { type FormProblems, PopUpDialog } from '@portico/shared/patterns';
import { Slot } from '@portico/shared/platform';
import { Button, CheckField, Field, media, Select, spacing, TextInput } from '@portico/shared/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { LocalizedFields } from './LocalizedFields.tsx';

/** Aspect ratios of its picture, width to height. */
const ASPECTS = ['1:1', '4:3', '16:9', '4:5', '2:3', '9:16'] as const;
/** Message keys of the presets, in their order. */
const COLOR_NAMES = ['offWhite', 'gold', 'seaGreen', 'red', 'blue', 'black', 'gray', 'green'] as const;
/** What `PopUpDialog` shows for a button without a colour. */
const DEFAULT_COLOR = 'black';

const twoColumns = {
  display: 'grid',
  gap: spacing[4],
  alignItems: 'start',
  [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

/** The pop-up as it is saved: without the picture's address, and without a button that has no link; null for none. */
export function sentPopUp(popUp: PopUp | undefined): PopUp | null {
  const { message, buttonLink, profileImageId, aspects, isShow = false } = popUp ?? {};
  const link = linkTarget(buttonLink?.link);
  const text = toWireText(editableText(message));
  const sent: PopUp = {
    ...(text ? { message: text } : {}),
    ...(profileImageId ? { profileImageId, ...(aspects ? { aspects } : {}) } : {}),
    ...(buttonLink && link
      ? { buttonLink: { ...buttonLink, link, text: toWireText(editableText(buttonLink.text)) ?? '' } }
      : {}),
  };
  return Object.keys(sent).length === 0 && !isShow ? null : { ...sent, isShow };
}

/** What is wrong with the button, by path below `name`: a link needs a text, and a text a link. */
export function popUpProblems(
  popUp: PopUp | undefined,
  name = 'popUp',
): FormProblems<'popUp.needsLink' | 'popUp.needsText' | 'popUp.wrongLink'> {
  const link = linkTarget(popUp?.buttonLink?.link);
  const hasText = hasTranslation(editableText(popUp?.buttonLink?.text));
  return {
    ...(link !== undefined && !isLinkTarget(link)
      ? { [`${name}.buttonLink.link`]: 'popUp.wrongLink' as const }
      : {}),
    ...(link === undefined && hasText ? { [`${name}.buttonLink.link`]: 'popUp.needsLink' as const } : {}),
    ...(link !== undefined && !hasText ? { [`${name}.buttonLink.text`]: 'popUp.needsText' as const } : {}),
  };
}

interface PopUpFieldsProps {
  value: PopUp | undefined;
  onChange: (popUp: PopUp) => void;
  /** The problem at a path below `name`. */
  errorAt: (path: string) => string | undefined;
  /** Path of the pop-up in the form; 'popUp' by default. */
  name?: string | undefined;
  /** Title of the preview, such as the name of the town. */
  previewTitle: string;
}

/** What the fields of one concern need of the form. */
interface FieldsProps extends Pick<PopUpFieldsProps, 'errorAt'> {
  popUp: PopUp;
  name: string;
  edit: (changes: Partial<PopUp>) => void;
}

/** The pop-up of a town or of the site: switch, message in four languages, picture, button, and a preview. */
export function PopUpFields(props: PopUpFieldsProps) {
  const { value: popUp = {}, onChange, errorAt, name = 'popUp', previewTitle } = props;
  const { t } = useMessages();
  const edit = (changes: Partial<PopUp>) => onChange({ ...popUp, ...changes });
  const fields: FieldsProps = { popUp, name, errorAt, edit };
  return (
    <div css={{ display: 'grid', gap: spacing[5] }}>
      <CheckField
        isSwitch
        label={t('popUp.shown')}
        hint={t('popUp.shownHint')}
        checked={popUp.isShow ?? false}
        onChange={(isShow) => edit({ isShow })}
      />
      <MessageFields {...fields} />
      <PictureField {...fields} />
      <ButtonFields {...fields} />
      <Preview popUp={popUp} title={previewTitle} />
    </div>
  );
}

function MessageFields({ popUp, name, errorAt, edit }: FieldsProps) {
  const { t } = useMessages();
  const message = editableText(popUp.message);
  const inLanguage = (language: Language) =>
    t('form.inLanguage', { field: t('popUp.message'), language: t(`language.${language}`) });
  return (
    <div css={twoColumns}>
      {LANGUAGES.map((language) => (
        <Field
          key={language}
          label={inLanguage(language)}
          error={
            errorAt(`${name}.message.${language}`) ??
            (language === LANGUAGES[0] ? errorAt(`${name}.message`) : undefined)
          }
        >
          <div css={{ minInlineSize: 0 }}>
            <Slot
              name="rich-text.field"
              label={inLanguage(language)}
              language={language}
              value={message?.[language] ?? ''}
              onChange={(html) => edit({ message: withTranslation(message, language, html) })}
            />
          </div>
        </Field>
      ))}
    </div>
  );
}

function PictureField({ popUp, name, errorAt, edit }: FieldsProps) {
  const { t } = useMessages();
  const shape = ASPECTS.find((aspect) => aspect === `${popUp.aspects?.width}:${popUp.aspects?.height}`);
  return (
    <div css={{ maxInlineSize: 420 }}>
      <Slot
        name="picture.field"
        label={t('popUp.picture')}
        portalId="site"
        value={{
          ...(popUp.profileImageId ? { mainImageId: popUp.profileImageId } : {}),
          ...(popUp.imageURL ? { imageURL: popUp.imageURL } : {}),
          aspects: popUp.aspects,
        }}
        aspects={shape ? [shape, ...ASPECTS.filter((aspect) => aspect !== shape)] : ASPECTS}
        error={errorAt(`${name}.profileImageId`)}
        onChange={({ mainImageId, imageURL, aspects }) =>
          edit({ profileImageId: mainImageId, imageURL, aspects: aspects ?? popUp.aspects })
        }
        onRemove={() => edit({ profileImageId: undefined, imageURL: undefined, aspects: undefined })}
      />
    </div>
  );
}

/** The button's text in four languages, its link and its colour. */
function ButtonFields({ popUp, name, errorAt, edit }: FieldsProps) {
  const { t } = useMessages();
  const button = popUp.buttonLink ?? { link: '', text: '' };
  const color = button.backgroundColor ?? DEFAULT_COLOR;
  const isPreset = ACTION_COLOR_PRESETS.some(({ background }) => background === color);
  const editButton = (changes: Partial<typeof button>) => edit({ buttonLink: { ...button, ...changes } });
  return (
    <>
      <LocalizedFields
        label={t('popUp.buttonText')}
        name={`${name}.buttonLink.text`}
        value={editableText(button.text)}
        onChange={(text) => editButton({ text })}
        maxLength={CONTENT_LIMITS.word}
        errorAt={errorAt}
      />
      <div css={twoColumns}>
        <Field
          label={t('popUp.buttonLink')}
          hint={t('popUp.buttonLinkHint')}
          error={errorAt(`${name}.buttonLink.link`)}
        >
          <TextInput
            type="url"
            name={`${name}.buttonLink.link`}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={CONTENT_LIMITS.address}
            placeholder="https://"
            value={button.link}
            onChange={({ target }) => editButton({ link: target.value })}
          />
        </Field>
        <Field label={t('popUp.color')} error={errorAt(`${name}.buttonLink.backgroundColor`)}>
          <Select value={color} onChange={({ target }) => editButton({ backgroundColor: target.value })}>
            {ACTION_COLOR_PRESETS.map(({ background }, index) => (
              <option key={background} value={background}>
                {t(`popUp.colors.${COLOR_NAMES[index]}`)}
              </option>
            ))}
            {isPreset ? null : <option value={color}>{color}</option>}
          </Select>
        </Field>
      </div>
    </>
  );
}

function Preview({ popUp, title }: { popUp: PopUp; title: string }) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button variant="secondary" icon={<Eye size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('popUp.preview')}
        </Button>
      </div>
      <PopUpDialog
        popUp={popUp}
        title={title}
        open={isOpen}
        onClose={() => setOpen(false)}
        labels={{ close: t('popUp.close'), more: t('popUp.more'), less: t('popUp.less') }}
      />
    </>
  );
}
