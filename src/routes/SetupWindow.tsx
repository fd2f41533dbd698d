import { prepareAccountApi } from '../api/api.ts';
import SetupModal, { type SetupRef } from '../screens/setup/SetupModal.tsx';

// What its forms need is there before they are submitted.
prepareAccountApi();

/** What an account still needs, over the current screen. */
const SetupWindow = ({ setup }: { setup: SetupRef }) => <SetupModal setup={setup} />;

export default SetupWindow;
