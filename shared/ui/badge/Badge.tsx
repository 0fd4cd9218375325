import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, fontSizes, radii } from '../tokens/tokens.ts';

/** Meaning of a message or badge, shown by colour and by icon. [T-28] */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

/** Text and background colour by tone. */
export const toneColors: Record<Tone, { text: string; soft: string }> = {
  neutral: { text: color.inkMuted, soft: color.sunken },
  success: { text: color.success, soft: color.successSoft },
  warning: { text: color.warning, soft: color.warningSoft },
  danger: { text: color.danger, soft: color.dangerSoft },
};

const toneIcons = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

/** The icon of a tone; `size` in px. */
export function ToneIcon({ tone, size = 16 }: { tone: Tone; size?: number }) {
  const Icon = toneIcons[tone];
  return <Icon data-icon={tone} size={size} aria-hidden="true" css={{ flex: 'none' }} />;
}

/** A short status label; success, warning and danger have an icon, which `icon` overrides. */
export function Badge(props: { tone?: Tone | undefined; icon?: ReactNode; children: ReactNode }) {
  const { tone = 'neutral', icon, children } = props;
  return (
    <span
      css={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        padding: '3px 10px',
        borderRadius: radii.pill,
        background: toneColors[tone].soft,
        color: toneColors[tone].text,
        fontSize: fontSizes.xs,
        fontWeight: 'var(--font-medium)',
        lineHeight: 1.5,
      }}
    >
      {icon ?? (tone === 'neutral' ? null : <ToneIcon tone={tone} size={14} />)}
      {children}
    </span>
  );
}
