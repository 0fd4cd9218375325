/** Attribute of the `<style>` with all styles of a server-rendered page; its value lists their names. */
export const SSR_STYLES = 'data-ssr-styles';
