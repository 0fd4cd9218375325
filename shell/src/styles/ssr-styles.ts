/** Attribute of the `<style>` with all styles of a server-rendered page's components. */
export const SSR_STYLES = 'data-ssr-styles';
