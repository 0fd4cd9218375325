import { useNavigate } from '@portico/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { LeavePrompt } from './LeavePrompt.tsx';

export default { component: LeavePrompt } satisfies Meta;

/** Leaves the page as soon as the prompt guards it. */
function UnsavedPage({ texts }: { texts: StoryTexts }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/elsewhere'));
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <LeavePrompt
      isDirty
      labels={{
        title: texts.deleteQuestion,
        text: texts.deleteText,
        leave: texts.delete,
        stay: texts.cancel,
        close: texts.close,
      }}
    />
  );
}

export const Default: StoryObj = { render: withTexts((texts) => <UnsavedPage texts={texts} />) };
