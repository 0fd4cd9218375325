/** Stands in for the rich text editor, which needs a browser that lays out: its HTML as it is. */
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
