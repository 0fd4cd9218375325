import path from 'node:path';

export interface ExportedComponent {
  name: string;
  /** Its source, relative to the layer. */
  file: string;
}

const REEXPORT = /^export \{([^}]*)\} from '\.\/([^']+\.tsx)';/gm;
/** Matches `CardTags` and `Tag`, but not `CARD_TAGS_MAX` or `chipStyles`. */
const COMPONENT = /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/;

/** The components that a layer's index.ts exports. */
export function exportedComponents(index: string): ExportedComponent[] {
  return [...index.matchAll(REEXPORT)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => COMPONENT.test(name))
      .map((name) => ({ name, file })),
  );
}

export interface Layer {
  /** `shared/ui` */
  folder: string;
  index: string;
  /** The text of a file of the layer; undefined when it does not exist. */
  read: (file: string) => string | undefined;
}

/** Components that the story file beside them does not render. */
export function findComponentsWithoutStory({ folder, index, read }: Layer): string[] {
  return exportedComponents(index).flatMap(({ name, file }) => {
    const stories = file.replace(/\.tsx$/, '.stories.tsx');
    const isShown = new RegExp(`<${name}\\b`).test(read(stories) ?? '');
    return isShown ? [] : [`${path.posix.join(folder, stories)} does not show ${name}`];
  });
}
