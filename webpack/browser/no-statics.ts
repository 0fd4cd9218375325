/**
 * In place of hoist-non-react-statics, which emotion brings for `withTheme` alone: our components have no statics to
 * carry over, and nobody asks for the theme that way.
 */
// oxlint-disable-next-line import/no-default-export -- stands for a module that has nothing else
export default function noStatics<Component>(target: Component): Component {
  return target;
}
