import { readFileSync } from 'node:fs';
import type webpack from 'webpack';
import { readStoreNames } from './store-names.ts';

/** Facts that only the compiler knows: used singletons, and names in the store. */
export interface ModuleFacts {
  /** Keys of webpack/federation.ts that the build imports. */
  consumes: string[];
  /** RTK Query endpoints that its modules inject. */
  endpoints: string[];
  /** Slices that its modules create. */
  slices: string[];
}

const CONSUMED = 'consume-shared-module';

/** Collects the facts during a build; `facts` is complete when it is done. */
export class ModuleFactsPlugin {
  facts: ModuleFacts = { consumes: [], endpoints: [], slices: [] };

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('ModuleFactsPlugin', (compilation) => {
      // Before module concatenation, so that each module is still one file.
      compilation.hooks.finishModules.tap('ModuleFactsPlugin', (modules) => {
        this.facts = factsOf(modules);
      });
    });
  }
}

function factsOf(modules: Iterable<webpack.Module>): ModuleFacts {
  const consumes = new Set<string>();
  const endpoints = new Set<string>();
  const slices = new Set<string>();
  for (const module of modules) {
    if (module.type === CONSUMED) {
      const { options } = module as unknown as { options: { shareKey: string } };
      consumes.add(options.shareKey);
      continue;
    }
    const { resource } = module as unknown as { resource?: string };
    // Libraries create endpoints and slices only for their callers.
    if (!resource || !/\.tsx?$/.test(resource) || /[\\/]node_modules[\\/]/.test(resource)) continue;
    const names = readStoreNames(readFileSync(resource, 'utf8'), resource);
    for (const name of names.endpoints) endpoints.add(name);
    for (const name of names.slices) slices.add(name);
  }
  return { consumes: [...consumes].sort(), endpoints: [...endpoints].sort(), slices: [...slices].sort() };
}
