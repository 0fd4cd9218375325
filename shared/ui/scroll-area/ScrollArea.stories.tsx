import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { ScrollArea } from './ScrollArea.tsx';

export default { component: ScrollArea } satisfies Meta;

export const WideTable: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: 320 }}>
      <h2 id="table">{texts.placesNearby}</h2>
      <ScrollArea labelledBy="table">
        <table css={{ whiteSpace: 'nowrap' }}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.description}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{texts.place}</td>
              <td>{texts.sentence}</td>
            </tr>
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )),
};
