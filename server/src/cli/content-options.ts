import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language, type LocalizedText, PASSCODE_LENGTH } from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import type { Command } from 'commander';
import type { z } from 'zod';
import { SITE } from '../resources/images/image.repository.ts';
import { takeImage } from '../resources/images/image.service.ts';
import { generatePasscode } from '../resources/passcodes/generate-passcode.ts';
import type { ProviderCall } from './cli.ts';
import { CliError, readSecretLine } from './cli-io.ts';

export interface TitleOptions {
  titleTh?: string;
  titleEn?: string;
  titleZh?: string;
  titleAr?: string;
}

export interface ContentOptions extends TitleOptions {
  from?: string;
}

/** Adds `--title-th` and the like, and `--from` for all other fields. */
export function withContent(command: Command): Command {
  for (const language of LANGUAGES) command.option(`--title-${language} <text>`, `title in ${language}`);
  return command.option('--from <file>', 'JSON with the fields to set, as in the API; null clears a field');
}

/** The title of the options merged into the existing one; undefined without options. */
export const titleOf = (
  { titleTh, titleEn, titleZh, titleAr }: TitleOptions,
  before: LocalizedText | undefined,
): LocalizedText | undefined => mergeText({ th: titleTh, en: titleEn, zh: titleZh, ar: titleAr }, before);

/** The given languages of a text merged into the existing one; undefined if none is given. */
export function mergeText(
  languages: Record<Language, string | undefined>,
  before: LocalizedText | undefined,
): LocalizedText | undefined {
  const given = definedOnly(languages);
  return Object.keys(given).length > 0 ? { ...before, ...given } : undefined;
}

/** The fields of the file of `--from`; `{}` without one. */
export function fieldsOf({ from }: ContentOptions): Record<string, unknown> {
  if (from === undefined) return {};
  if (!existsSync(from)) throw new CliError(`There is no file ${from}.`);
  try {
    const fields: unknown = JSON.parse(readFileSync(from, 'utf8'));
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return { ...fields };
  } catch {
    // Reported below.
  }
  throw new CliError(`${from} does not hold one JSON object.`);
}

/** Drops undefined options. */
export const definedOnly = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Parses content with the API's contract; unknown fields are an error. */
export function parseContent<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  given: Record<string, unknown>,
): z.output<z.ZodObject<Shape>> {
  const parsed = schema.strict().safeParse(given);
  if (parsed.success) return parsed.data as z.output<z.ZodObject<Shape>>;
  const [first] = parsed.error.issues;
  const field = first?.path.join('.');
  throw new CliError(`${field ? `${field}: ` : ''}${first?.message}.`);
}

/** Uploads a picture file through the same checks as the API; returns the image's id, or undefined without a file. */
export async function imageOf(
  { stores, provider }: ProviderCall<unknown>,
  file: string | undefined,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new CliError(`There is no file ${file}.`);
  return (await takeImage(stores, { provider: provider.id, owner: SITE, source: path.resolve(file) })).id;
}

/** A new passcode: generated with --generate, otherwise read from standard input. */
export async function passcodeOf({
  options,
  io,
}: ProviderCall<{ generate?: boolean }>): Promise<{ passcode: string; isGenerated: boolean }> {
  if (options.generate) return { passcode: generatePasscode(), isGenerated: true };
  const passcode = await readSecretLine(io, 'the passcode');
  if (passcode.length !== PASSCODE_LENGTH)
    throw new CliError(`A passcode has ${PASSCODE_LENGTH} characters.`);
  return { passcode, isGenerated: false };
}

/** A record without its secrets, for printing. */
export function shown<Value extends { sealedPasscode?: string | undefined }>({
  sealedPasscode,
  ...value
}: Value): Omit<Value, 'sealedPasscode'> & { hasPasscode?: true } {
  return { ...value, ...(sealedPasscode === undefined ? {} : { hasPasscode: true as const }) };
}

export const nameOf = (title: LocalizedText): string => localized(title, 'en');
