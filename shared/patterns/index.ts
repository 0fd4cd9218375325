/** Look with data or behaviour of the product that two or more remotes use; bundled by each. */
export { PasscodeForm } from './passcode/PasscodeForm.tsx';
export { ShareMenu } from './share/ShareMenu.tsx';
