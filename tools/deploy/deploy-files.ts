import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import { rootFolder } from '../../webpack/paths.ts';

const deployFolder = path.join(rootFolder, 'deploy');

/** The text of a file in `deploy`. */
export const deployText = (file: string): string => readFileSync(path.join(deployFolder, file), 'utf8');

/** Names of the files in a folder of `deploy`. */
export const deployFiles = (folder: string): string[] => readdirSync(path.join(deployFolder, folder)).sort();

/** A parsed YAML file of `deploy`; throws for invalid YAML and duplicate keys. */
export const deployYaml = <Content>(file: string): Content =>
  YAML.parse(deployText(file), { merge: true }) as Content;

/** The settings of a file with lines `NAME=value`. */
export function settingsOf(file: string): Record<string, string> {
  const lines = deployText(file).matchAll(/^([A-Z_0-9]+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}
