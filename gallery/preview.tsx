import '@fontsource-variable/anuphan/wght.css';
import '@fontsource-variable/readex-pro/wght.css';
import { LANGUAGES } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/domain';
import { LANGUAGE_NAMES, type Messages, provideMessages } from '@portico/shared/platform';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type StoryNeeds, StoryPlatform } from '../shared/testing/stories/StoryPlatform.tsx';
import { languageOf } from '../shared/testing/stories/story-texts.ts';
import ar from '../shell/locales/ar.json';
import en from '../shell/locales/en.json';
import th from '../shell/locales/th.json';
import zh from '../shell/locales/zh.json';

const shellMessages: Record<(typeof LANGUAGES)[number], Messages> = { th, en, zh, ar };

/** Sets language and direction like the shell; `direction` shows a language in the other direction. */
const onPage: Decorator = (Story, { globals, parameters, id }) => {
  const language = languageOf(globals);
  const { theme, direction } = globals as { theme?: unknown; direction?: unknown };
  const page = document.documentElement;
  page.lang = language;
  page.dir = direction === 'ltr' || direction === 'rtl' ? direction : directionOf(language);
  page.dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
  const needs = (parameters as { platform?: StoryNeeds }).platform ?? {};
  return (
    <StoryPlatform
      key={`${id} ${language} ${page.dir} ${page.dataset['theme']}`}
      language={language}
      needs={needs}
    >
      <Story />
    </StoryPlatform>
  );
};

const preview: Preview = {
  decorators: [onPage],
  loaders: [
    () => provideMessages('shell', async (language) => ({ default: shellMessages[language] }), LANGUAGES),
  ],
  // The page itself sets background and padding.
  parameters: { backgrounds: { disable: true }, layout: 'padded' },
  initialGlobals: { language: 'th', theme: 'light', direction: 'auto' },
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: "The language's direction" },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
};

export default preview;
