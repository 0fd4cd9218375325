/**
 * Replaces hoist-non-react-statics, which emotion needs only for `withTheme`: our components have no statics, and none
 * uses `withTheme`.
 */
// oxlint-disable-next-line import/no-default-export -- stands for a module that has nothing else
export default function noStatics<Component>(target: Component): Component {
  return target;
}
