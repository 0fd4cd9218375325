declare module 'react-refresh/runtime' {
  export function register(type: unknown, id: string): void;
  export function isLikelyComponentType(value: unknown): boolean;
}

declare module '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils' {
  export function enqueueUpdate(afterwards: () => void): void;
  export function executeRuntime(exports: unknown, id: string, hot: unknown): void;
  export function getModuleExports(id: string): unknown;
  export function isReactRefreshBoundary(exports: unknown): boolean;
}
