import { CONTENT_LIMITS, type LocalizedText, type PopUp, type Portal } from '@portico/shared/contracts';
import {
  editableText,
  hasTranslation,
  linkTarget,
  toWireText,
  withTranslation,
} from '@portico/shared/domain';
import { ColorChoice } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { CheckField, Field, media, Select, spacing, TextInput } from '@portico/shared/ui';
import { useState } from 'react';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { FallbackPreview } from '../../editing/FallbackPreview.tsx';
import { langProps } from '../../editing/lang-props.ts';
import { linkTargetProblem } from '../../editing/link-target-problem.ts';
import { withoutAddresses } from '../../editing/taken-picture.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';
import { ASPECT_NAMES, type AspectName, aspectsOf } from '../../image-editor/aspect-names.ts';
import { PictureField } from '../../images/PictureField.tsx';
import { RichTextField } from '../../rich-text/RichTextField.tsx';
import { visibleText } from '../description/html-text.ts';

interface Draft {
  /** Its message and the text of its button are edited beside it, per language. */
  popUp: PopUp;
  message: LocalizedText | undefined;
  buttonText: LocalizedText | undefined;
  /** Whether it opens with the page; an older field can also hide it. [OPEN-19] */
  isShown: boolean;
}

const NO_BUTTON: NonNullable<PopUp['buttonLink']> = { link: '', text: '' };

/** The fields to save: the switch in the field that has it, and no button without an address. */
function sentPopUp({ popUp, message, buttonText, isShown }: Draft, { isShowDialog }: Portal) {
  const { buttonLink, message: _stored, ...rest } = withoutAddresses(popUp);
  const sentMessage = toWireText(message);
  const link = linkTarget(buttonLink?.link);
  return {
    popUp: {
      ...rest,
      ...(sentMessage ? { message: sentMessage } : {}),
      ...(buttonLink && link ? { buttonLink: { ...buttonLink, link, text: buttonText ?? '' } } : {}),
      isShow: isShown,
    },
    ...(isShowDialog === undefined ? {} : { isShowDialog: isShown ? true : isShowDialog }),
  };
}

const shapeOf = ({ aspects }: PopUp): AspectName =>
  ASPECT_NAMES.find((name) => name === `${aspects?.width}:${aspects?.height}`) ?? '1:1';

function usePopUpForm(props: EditorProps) {
  return usePortalForm<Draft>(props, {
    start: ({ popUp = {}, isShowDialog }) => ({
      popUp,
      message: editableText(popUp.message),
      buttonText: editableText(popUp.buttonLink?.text),
      isShown: (popUp.isShow ?? false) && isShowDialog !== false,
    }),
    changes: sentPopUp,
    part: 'popUp',
    problems: ({ popUp: { buttonLink }, buttonText }) => [
      ...(hasTranslation(buttonText) && !buttonLink?.link.trim()
        ? [{ path: 'buttonLink.link', message: 'buttonLink' }]
        : linkTargetProblem(buttonLink?.link, 'buttonLink.link')),
      ...(buttonLink?.link.trim() && !hasTranslation(buttonText)
        ? [{ path: 'buttonLink.text', message: 'buttonText' }]
        : []),
    ],
  });
}

/** The pop-up of the page: whether it opens, its message, picture and button. [OPEN-32, DATA-14] */
export function PopUpEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const [isBusy, setBusy] = useState(false);
  const editing = usePopUpForm(props);
  const { draft, errorAt, language } = editing;
  const { message, buttonText } = draft;
  return (
    <EditorDialog
      title={t('editors.pop-up.title')}
      editing={editing}
      texts={[message, buttonText]}
      size="lg"
      isWaiting={isBusy}
    >
      <CheckField
        isSwitch
        label={t('editors.pop-up.shown')}
        hint={t('editors.pop-up.shownHint')}
        checked={draft.isShown}
        onChange={(isShown) => editing.edit({ isShown })}
      />
      <Field label={t('editors.pop-up.message')} error={errorAt('message')}>
        <div css={{ minInlineSize: 0 }}>
          <RichTextField
            key={language}
            label={t('editors.pop-up.message')}
            language={language}
            value={message?.[language] ?? ''}
            onChange={(html) => editing.edit({ message: withTranslation(message, language, html) })}
          />
        </div>
        <FallbackPreview text={message} language={language} asText={visibleText} />
      </Field>
      <PictureFields editing={editing} onBusyChange={setBusy} />
      <ButtonFields editing={editing} />
    </EditorDialog>
  );
}

interface FieldsProps {
  editing: ReturnType<typeof usePopUpForm>;
}

function PictureFields({ editing, onBusyChange }: FieldsProps & { onBusyChange: (isBusy: boolean) => void }) {
  const { draft, errorAt, portalId } = editing;
  const { popUp } = draft;
  const { t } = useText('mfe-creator');
  const edit = (changes: Partial<PopUp>) => editing.edit({ popUp: { ...popUp, ...changes } });
  const shape = shapeOf(popUp);
  return (
    <div css={twoColumns}>
      <Field
        label={t('editors.pop-up.aspects')}
        hint={t('editors.pop-up.aspectsHint')}
        error={errorAt('aspects')}
      >
        <Select
          value={shape}
          onChange={(event) => edit({ aspects: aspectsOf(event.target.value as AspectName) })}
        >
          {ASPECT_NAMES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <PictureField
        label={t('editors.picture')}
        portalId={portalId}
        value={{ mainImageId: popUp.profileImageId, imageURL: popUp.imageURL, aspects: aspectsOf(shape) }}
        aspect={shape}
        aspects={[shape]}
        removal="confirm"
        error={errorAt('profileImageId')}
        onBusyChange={onBusyChange}
        onChange={(picture) =>
          edit({
            profileImageId: picture?.mainImageId,
            imageURL: picture?.imageURL,
            aspects: picture?.aspects ?? popUp.aspects,
          })
        }
      />
    </div>
  );
}

function ButtonFields({ editing }: FieldsProps) {
  const { draft, errorAt, language } = editing;
  const { popUp, buttonText } = draft;
  const { t } = useText('mfe-creator');
  const button = popUp.buttonLink ?? NO_BUTTON;
  const edit = (changes: Partial<typeof button>) =>
    editing.edit({ popUp: { ...popUp, buttonLink: { ...button, ...changes } } });
  return (
    <>
      <div css={twoColumns}>
        <Field label={t('editors.pop-up.text')} error={errorAt('buttonLink.text')}>
          <TextInput
            {...langProps(language)}
            autoComplete="off"
            maxLength={CONTENT_LIMITS.word}
            value={buttonText?.[language] ?? ''}
            onChange={(event) =>
              editing.edit({ buttonText: withTranslation(buttonText, language, event.target.value) })
            }
          />
          <FallbackPreview text={buttonText} language={language} />
        </Field>
        <Field label={t('editors.pop-up.link')} error={errorAt('buttonLink.link')}>
          <TextInput
            type="url"
            autoComplete="off"
            autoCapitalize="none"
            placeholder="https://"
            value={button.link}
            onChange={(event) => edit({ link: event.target.value })}
          />
        </Field>
      </div>
      <ColorChoice
        nameOf={(name) => t(`colors.${name}`)}
        legend={t('editors.pop-up.color')}
        value={button.backgroundColor}
        onChange={({ background }) => edit({ backgroundColor: background })}
      />
    </>
  );
}

const twoColumns = {
  display: 'grid',
  gap: spacing[5],
  alignItems: 'start',
  [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};
