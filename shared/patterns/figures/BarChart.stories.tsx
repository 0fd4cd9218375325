import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './BarChart.tsx';

export default { component: BarChart } satisfies Meta;

const week = [4, 0, 12, 7, 1, 9, 3].map((count, day) => ({ date: `2026-11-1${day}`, count }));

export const Days: StoryObj = { render: () => <BarChart bars={week} by="day" /> };
export const WithoutCounts: StoryObj = {
  render: () => <BarChart bars={week.map(({ date }) => ({ date, count: 0 }))} by="day" />,
};
