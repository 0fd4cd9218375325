import { readFileSync } from 'node:fs';
import type webpack from 'webpack';
import { readStoreNames } from './store-names.ts';

/** What only the compiler knows of a build: which singletons it really uses, and what it puts into the store. */
export interface ModuleFacts {
  /** Keys of webpack/federation.ts that some module of the build imports. */
  consumes: string[];
  /** RTK Query endpoints that its modules inject. */
  endpoints: string[];
  /** Slices of the store that its modules make. */
  slices: string[];
}

const CONSUMED = 'consume-shared-module';

/** Reads the facts while a build runs; `facts` is filled once it is done. */
export class ModuleFactsPlugin {
  facts: ModuleFacts = { consumes: [], endpoints: [], slices: [] };

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('ModuleFactsPlugin', (compilation) => {
      // Before modules are joined into one, so that each is still a file of its own.
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
    // Libraries make endpoints and slices for their callers, and none of their own.
    if (!resource || !/\.tsx?$/.test(resource) || /[\\/]node_modules[\\/]/.test(resource)) continue;
    const names = readStoreNames(readFileSync(resource, 'utf8'), resource);
    for (const name of names.endpoints) endpoints.add(name);
    for (const name of names.slices) slices.add(name);
  }
  return { consumes: [...consumes].sort(), endpoints: [...endpoints].sort(), slices: [...slices].sort() };
}
