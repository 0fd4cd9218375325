/** The fields of one entry of a widget. */
export interface EntryFieldsProps<Value> {
  /** Path of the entry in the form, such as `bannerImages.0`. */
  path: string;
  value: Value;
  onChange: (changes: Partial<Value>) => void;
  errorAt: (path: string) => string | undefined;
}
