/** Replaces the rich text editor, which needs a layout engine: shows its HTML as text. */
export function RichTextField(props: { label: string; value: string; onChange: (html: string) => void }) {
  const { label, value, onChange } = props;
  return (
    <textarea
      aria-label={`${label} (rich)`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
