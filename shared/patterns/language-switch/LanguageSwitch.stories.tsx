import type { Language } from '@portico/shared/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export default { component: LanguageSwitch } satisfies Meta;

function Switch({ texts, first, isWritten }: { texts: StoryTexts; first: Language; isWritten: boolean }) {
  const [language, setLanguage] = useState(first);
  return (
    <LanguageSwitch
      label={texts.language}
      value={language}
      onChange={setLanguage}
      texts={isWritten ? [{ th: texts.place, en: texts.place }, { th: texts.sentence }] : []}
      coverageLabels={{ full: texts.written, partly: texts.partlyWritten, missing: texts.missing }}
    />
  );
}

export const WithCoverage: StoryObj = {
  render: withTexts((texts, _args, language) => <Switch texts={texts} first={language} isWritten />),
};

export const NothingWritten: StoryObj = {
  render: withTexts((texts, _args, language) => <Switch texts={texts} first={language} isWritten={false} />),
};

export const OnPhone: StoryObj = {
  render: withTexts((texts, _args, language) => (
    <div css={{ maxInlineSize: 320 }}>
      <Switch texts={texts} first={language} isWritten />
    </div>
  )),
};
