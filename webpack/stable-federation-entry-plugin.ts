import type webpack from 'webpack';

/** The federation plugin writes its entry into a file that is named after a hash of absolute paths. */
const FEDERATION_ENTRY = /([\\/]\.federation[\\/]entry)\.[0-9a-f]+(\.js)$/;

/** Builds the federation plugin's entry under a name without that hash: the same sources make the same bytes in every folder. */
export class StableFederationEntryPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.normalModuleFactory.tap('StableFederationEntryPlugin', (factory) => {
      factory.hooks.afterResolve.tap('StableFederationEntryPlugin', ({ createData }) => {
        const { request = '', userRequest = '' } = createData;
        if (!FEDERATION_ENTRY.test(request)) return;
        // Module ids and the comments of server bundles are made from these names; `resource` stays the file to read.
        createData.request = request.replace(FEDERATION_ENTRY, '$1$2');
        createData.userRequest = userRequest.replace(FEDERATION_ENTRY, '$1$2');
      });
    });
  }
}
