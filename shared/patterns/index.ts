/** Look with data or behaviour of the product that two or more remotes use; bundled by each. */
export { PasscodeForm } from './passcode/PasscodeForm.tsx';
export { QrToggle } from './qr-code/QrToggle.tsx';
export { ShareMenu } from './share/ShareMenu.tsx';
