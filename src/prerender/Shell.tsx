import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { PlainLayout } from '../layouts/PlainLayout.tsx';
import type { RouteHandle } from '../routes/AppShell.tsx';
import { CompanionToCome } from '../screens/conversation/CompanionBeside.tsx';
import { ConversationFrame } from '../screens/conversation/ConversationFrame.tsx';
import { ConversationHeader } from '../screens/conversation/ConversationHeader.tsx';
import { ConversationSkeleton } from '../screens/conversation/ConversationSkeleton.tsx';

export interface ShellProps {
  layout: RouteHandle['layout'];
  session: ActorRefFrom<typeof sessionMachine>;
}

const nothing = () => undefined;

/** What is around a screen, whoever comes; of a conversation also where one will write. */
export const Shell = ({ layout, session }: ShellProps) =>
  layout === 'plain' ? (
    <PlainLayout>{null}</PlainLayout>
  ) : (
    <DefaultLayout session={session} onSignIn={nothing} frame={layout === 'default' ? 'page' : layout}>
      {layout === 'conversation' ? (
        <ConversationFrame aside={null} companion={<CompanionToCome />}>
          <ConversationHeader character={null} isDemo={false} menu={null} />
          <ConversationSkeleton />
        </ConversationFrame>
      ) : null}
    </DefaultLayout>
  );
