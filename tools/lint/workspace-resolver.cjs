// Tells eslint-plugin-boundaries which file an import means: Node's own resolution, through the `exports` of a workspace
// and to the real folder behind its link in node_modules. CommonJS, because the plugin requires it.
const { createRequire, isBuiltin } = require('node:module');

exports.interfaceVersion = 2;

/**
 * @param {string} source what is imported @param {string} file the file that imports it
 * @returns {{ found: boolean, path?: string | null }}
 */
exports.resolve = (source, file) => {
  if (isBuiltin(source)) return { found: true, path: null };
  try {
    return { found: true, path: createRequire(file).resolve(source) };
  } catch {
    // Not installed, or not for require(): it belongs to no layer.
    return { found: false };
  }
};
