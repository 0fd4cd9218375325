import { Grid, SkeletonCard, StateMessage } from '@portico/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { type InfiniteListState, ListEnd } from './ListEnd.tsx';

export default { component: ListEnd } satisfies Meta;

const hasMore: InfiniteListState = {
  isFetching: false,
  isFetchingNextPage: false,
  hasNextPage: true,
  fetchNextPage: () => undefined,
};

const withState = (list: InfiniteListState, moreHref?: string): StoryObj => ({
  render: withTexts((texts) => (
    <ListEnd
      list={list}
      shown={8}
      {...(moreHref === undefined ? {} : { moreHref })}
      labels={{ shown: texts.shown, more: texts.more }}
      loading={
        <Grid>
          <SkeletonCard />
          <SkeletonCard />
        </Grid>
      }
      failed={(retry) => (
        <StateMessage
          kind="failed"
          title={texts.failedTitle}
          text={texts.failedText}
          action={{ label: texts.retry, onClick: retry }}
        />
      )}
    />
  )),
});

export const More: StoryObj = withState(hasMore);
export const MoreByLink: StoryObj = withState(hasMore, '/portals?rows=16');
export const WhileLoading: StoryObj = withState({ ...hasMore, isFetching: true, isFetchingNextPage: true });
export const Failed: StoryObj = withState({ ...hasMore, error: 'offline' });
export const Complete: StoryObj = withState({ ...hasMore, hasNextPage: false });
