import type { SlotProps } from '@portico/shared/platform';
import { RichTextField } from './RichTextField.tsx';

/** The rich text editor for forms of other remotes. [T-11] */
export const Component = (props: SlotProps['rich-text.field']) => <RichTextField {...props} />;
