/** The build hands a library's style sheet over as its text. */
declare module '*.css' {
  const text: string;
  export default text;
}
