import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { setupMachine } from '#machines/setup/setupMachine.ts';
import { modalOf } from '#machines/setup/setupSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css } from '#styled/css';
import { StepLine } from '../StepLine.tsx';
import { AgeForm } from './AgeForm.tsx';
import { ChangeAge } from './ChangeAge.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { UnderAge } from './UnderAge.tsx';

export type SetupRef = ActorRefFrom<typeof setupMachine>;
type OpenModal = NonNullable<ReturnType<typeof modalOf>>;

const body = css({ mt: '6' });

const headOf = (modal: OpenModal): { title: string; text: string } => {
  switch (modal) {
    case 'nameAndPronoun':
      return { title: m.setup_profile_title(), text: m.setup_profile_text() };
    case 'ageSelection':
      return { title: m.setup_age_title(), text: m.setup_age_text() };
    case 'underAgeChangeAge':
      return { title: m.setup_change_age_title(), text: m.setup_change_age_text() };
    case 'underAge':
      return { title: m.setup_under_age_title(), text: m.setup_under_age_text() };
  }
};

const stepOf = (modal: OpenModal) => {
  switch (modal) {
    case 'nameAndPronoun':
      return <StepLine step={3} />;
    case 'ageSelection':
      return <StepLine step={4} />;
    case 'underAgeChangeAge':
    case 'underAge':
      return null;
  }
};

const bodyOf = (modal: OpenModal, setup: SetupRef) => {
  switch (modal) {
    case 'nameAndPronoun':
      return <ProfileForm setup={setup} />;
    case 'ageSelection':
      return <AgeForm key={modal} setup={setup} submitText={m.action_continue()} />;
    case 'underAgeChangeAge':
      return <ChangeAge setup={setup} />;
    case 'underAge':
      return <UnderAge setup={setup} />;
  }
};

/** What an account still needs before it can chat, one question at a time. */
const SetupModal = ({ setup }: { setup: SetupRef }) => {
  const modal = useSelector(setup, modalOf);
  if (modal === null) return null;
  const head = headOf(modal);
  return (
    <Dialog
      isOpen
      onClose={() => {
        setup.send({ type: 'setup.dismissed' });
      }}
      title={head.title}
      description={head.text}
      closeLabel={m.action_close()}
    >
      {stepOf(modal)}
      <div className={body}>{bodyOf(modal, setup)}</div>
    </Dialog>
  );
};

export default SetupModal;
