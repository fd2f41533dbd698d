import type { ActorRefFrom } from 'xstate';
import { activityMachine } from '#machines/activity/activityMachine.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { type ExploreFilter, exploreMachine, NO_FILTER } from '#machines/explore/exploreMachine.ts';
import { redirectPathOf } from '#machines/routeGuard/routeGuardSelectors.ts';
import type { SettingsUser } from '#machines/settings/settingsSetup.ts';
import { type EndCause, sessionMachine } from '#machines/session/sessionMachine.ts';
import { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import { choiceOf } from '#machines/purchase/purchaseSelectors.ts';
import { setupMachine } from '#machines/setup/setupMachine.ts';
import { identityProvidersMachine } from '#machines/identityProviders/identityProvidersMachine.ts';
import { routeRulesMachine } from '#machines/routeRules/routeRulesMachine.ts';
import type { AccessActor } from '#src/flows/access.ts';
import {
  activityActors,
  authActors,
  exploreActors,
  identityProvidersActors,
  purchaseActors,
  routeRulesActors,
  sessionActors,
  setupActors,
} from '#src/actors/machineActors.ts';
import { createApi } from '#src/api/api.ts';
import type { Billing } from '#src/flows/billing.ts';
import type { CareCountsFlow } from '#src/flows/careCounts.ts';
import type { Chats } from '#src/flows/chats.ts';
import type { Conversations } from '#src/flows/conversationList.ts';
import type { EmailChangeFlow } from '#src/flows/emailChange.ts';
import type { Gallery } from '#src/flows/gallery.ts';
import type { Generator } from '#src/flows/generator.ts';
import { clearPersistentStore } from '#src/browser/persistentStore.ts';
import type { Meeting } from '#src/flows/meeting.ts';
import type { OwnCharacters } from '#src/flows/ownCharacters.ts';
import type { OwnReports } from '#src/flows/ownReports.ts';
import type { PasswordReset } from '#src/flows/passwordReset.ts';
import type { PictureTask } from '#src/flows/pictureTask.ts';
import type { Profile } from '#src/flows/profile.ts';
import type { ReportFlow } from '#src/flows/report.ts';
import { forgetOutliving, forgetUnsent } from '#src/browser/forgetUnsent.ts';
import { isAuthPage, paths } from '#src/addresses/paths.ts';
import { keepSignUp } from './keepSignUp.ts';
import { readChoice, writeChoice } from '#src/browser/purchaseChoice.ts';
import { readRedirectPath, writeRedirectPath } from '#src/browser/redirectPath.ts';
import { rootFlow } from '#src/browser/rootFlow.ts';
import { createScreenFlows, type FlowHost, onceOnline } from '#src/flows/screenFlows.ts';
import type { Speech } from '#src/flows/speech.ts';
import type { Settings } from '#src/flows/settings.ts';

type Explore = ActorRefFrom<typeof exploreMachine>;

const present = <T>(actor: T | undefined): T => {
  if (actor === undefined) throw new Error('The app owns this flow');
  return actor;
};

/** Where the person is, to come back to; home from the pages of signing in. */
export const here = (): string => {
  const { pathname, search, hash } = window.location;
  return isAuthPage(pathname) ? paths.home() : pathname + search + hash;
};

/** Starts the flows that outlive a screen, with the real world behind them. A `pause` comes between its steps, for a page that is read already. */
export const startLiora = async (pause: () => Promise<void> = () => Promise.resolve()) => {
  const api = createApi((errNo, isTold) => {
    app.send({ type: 'code.received', errNo, path: here(), isTold });
  });
  const sessionLogic = sessionMachine.provide({ actors: sessionActors(api) });
  const routeRulesLogic = routeRulesMachine.provide({ actors: routeRulesActors(api) });
  const identityProvidersLogic = identityProvidersMachine.provide({ actors: identityProvidersActors(api) });
  await pause();
  const returnTo = (): string => readRedirectPath() ?? here();
  const authLogic = authMachine.provide({
    actors: authActors(api, {
      signUp: () => paths.userRedirectTo(returnTo()),
      reset: paths.passwordReset(),
      returnTo,
    }),
  });
  await pause();
  const setupLogic = setupMachine.provide({ actors: setupActors(api) });
  const purchaseLogic = purchaseMachine.provide({ actors: purchaseActors(api) });
  await pause();
  const exploreLogic = exploreMachine.provide({ actors: exploreActors(api) });
  const appLogic = appMachine.provide({
    actors: {
      session: sessionLogic,
      auth: authLogic,
      routeRules: routeRulesLogic,
      identityProviders: identityProvidersLogic,
      setup: setupLogic,
      purchase: purchaseLogic,
    },
  });
  await pause();
  const app = rootFlow(appLogic, { input: { redirectPath: readRedirectPath(), choice: readChoice() } });
  await pause();
  app.start();
  const { session, auth, setup, purchase, routeGuard, identityProviders } = app.getSnapshot().children;
  const guard = present(routeGuard);
  const flows = createScreenFlows(app);
  const host: FlowHost = { api, app, flows, session: present(session) };
  guard.subscribe((snapshot) => {
    writeRedirectPath(redirectPathOf(snapshot));
  });
  keepSignUp(present(auth), present(session));
  present(purchase).subscribe((snapshot) => {
    writeChoice(choiceOf(snapshot));
  });

  const explore = flows.holder<Explore>((made) => made);
  const settings = flows.holder<Settings>((made) => made);
  const access = flows.holder<AccessActor>((made) => made);
  const billing = flows.holder<Billing>((made) => made.subscription);
  const passwordReset = flows.holder<PasswordReset>((made) => made);
  const chats = flows.holder<Chats>((made) => made.speech);
  const conversations = flows.holder<Conversations>((made) => made);
  const ownCharacters = flows.holder<OwnCharacters>((made) => made.flows.list);
  const generator = flows.holder<Generator>((made) => made.draft);
  const voiceSample = flows.holder<Speech>((made) => made);
  const gallery = flows.holder<Gallery>((made) => made.flows.gallery);
  const pictureTask = flows.holder<PictureTask>((made) => made);
  const profile = flows.holder<Profile>((made) => made);
  const meeting = flows.holder<Meeting>((made) => made);
  const report = flows.holder<ReportFlow>((made) => made);
  const ownReports = flows.holder<OwnReports>((made) => made);
  const emailChange = flows.holder<EmailChangeFlow>((made) => made);
  const careCounts = flows.holder<CareCountsFlow>((made) => made);
  const activity = flows.begin(activityMachine.provide({ actors: activityActors(api) }), { id: 'activity' });

  const isEnding = (): boolean => app.getSnapshot().context.isUserLeaving;

  return {
    app,
    session: present(session),
    auth: present(auth),
    setup: present(setup),
    purchase: present(purchase),
    routeGuard: guard,
    identityProviders: present(identityProviders),
    activity,

    api,

    /** The catalogue, from the first visit of the home page on, which begins at `filter`: coming back finds it as it was left. */
    explore: (filter: ExploreFilter = NO_FILTER): Explore =>
      explore.get(() =>
        onceOnline(flows.begin(exploreLogic, { id: 'explore', input: { filter } }), (flow) =>
          flow.send({ type: 'load.retried' }),
        ),
      ),

    /** The conversations, from the first screen on that needs them: their code loads with it, and makes them. */
    chats: (create: (host: FlowHost) => Chats): Chats => chats.get(() => create(host)),

    /** The list of conversations, from the first screen on that shows it. */
    conversations: (create: (host: FlowHost) => Conversations): Conversations => conversations.get(() => create(host)),

    /** The same where a screen has shown it already. */
    heldConversations: (): Conversations | undefined => conversations.held(),

    /** The settings of who is signed in, from the first visit on. */
    settings: (create: (host: FlowHost, user: SettingsUser) => Settings, user: SettingsUser): Settings =>
      settings.get(() => create(host, user)),

    /** Who can get into the account, from the first screen on that shows it. */
    access: (create: (host: FlowHost) => AccessActor): AccessActor => access.get(() => create(host)),

    /** Forgets the list, unless something in it is being ended. */
    leaveAccess(): void {
      if (access.held()?.getSnapshot().matches('ending') !== true) access.end();
    },

    /** Plan, orders and tokens of who is signed in, from the first visit of the settings on. */
    billing: (create: (host: FlowHost) => Billing): Billing => billing.get(() => create(host)),

    /** Forgets how the settings were left, unless something is still under way in them. */
    leaveSettings(): void {
      if (billing.held()?.isActing() === false) billing.held()?.leave();
      if (settings.held()?.getSnapshot().hasTag('busy') !== true) settings.end();
    },

    /** Setting a new password by the link of a mail. */
    passwordReset: (create: (host: FlowHost) => PasswordReset): PasswordReset => passwordReset.get(() => create(host)),

    /** Whether the person reads what a new password has ended. */
    isReviewingPassword: (): boolean => passwordReset.held()?.getSnapshot().matches('reviewing') === true,

    /** Forgets the link of a reset mail that was left. */
    leavePasswordReset(): void {
      passwordReset.held()?.send({ type: 'reset.closed' });
    },

    /** Confirming a change of the email by the link of a mail. */
    emailChange: (create: (host: FlowHost) => EmailChangeFlow): EmailChangeFlow => emailChange.get(() => create(host)),

    /** Forgets the link of such a mail that was left. */
    leaveEmailChange(): void {
      emailChange.held()?.send({ type: 'change.left' });
    },

    /** The person's own characters, from the first screen on that needs them. */
    ownCharacters: (create: (host: FlowHost) => OwnCharacters): OwnCharacters => ownCharacters.get(() => create(host)),

    /** A character that is being made, from the first screen on that needs it. */
    generator: (create: (host: FlowHost) => Generator): Generator => generator.get(() => create(host)),

    /** Hearing a voice where it is chosen, on the screen at that path. */
    voiceSample: (path: string, create: (host: FlowHost) => Speech): Speech =>
      voiceSample.get(() => create(host), path),

    /** The profile on the screen at that path. */
    profile: (path: string, create: (host: FlowHost) => Profile): Profile => profile.get(() => create(host), path),

    /** Reporting something, from the first screen on that offers it. */
    report: (create: (host: FlowHost) => ReportFlow): ReportFlow => report.get(() => create(host)),

    /** What became of the person's reports, while the settings are on the screen. */
    ownReports: (create: (host: FlowHost) => OwnReports): OwnReports => ownReports.get(() => create(host)),

    /** Meeting a character on the screen at that path. */
    meeting: (path: string, create: (host: FlowHost) => Meeting): Meeting => meeting.get(() => create(host), path),

    /** The meeting that is on view, if one is. */
    meetingNow: (): Meeting | undefined => meeting.held(),

    /** How often somebody was in need, from the first visit on. */
    careCounts: (create: (host: FlowHost) => CareCountsFlow): CareCountsFlow => careCounts.get(() => create(host)),

    /** The person's pictures, from the first visit on. */
    gallery: (create: (host: FlowHost) => Gallery): Gallery => gallery.get(() => create(host)),

    /** Asking for pictures on the screen at that path. */
    pictureTask: (path: string, create: (host: FlowHost) => PictureTask): PictureTask =>
      pictureTask.get(() => create(host), path),

    /** The person is at that address now. */
    followGallery(pathname: string): void {
      gallery.held()?.follow(pathname);
    },

    /** The person is at that address now. */
    followOwnCharacters(pathname: string): void {
      ownCharacters.held()?.follow(pathname);
    },

    /** Ends the conversation that was left. */
    leaveChat(): void {
      chats.held()?.leave();
    },

    /** Ends everything. */
    stop(): void {
      app.stop();
    },

    /** Whether the person has gone whose things are still on the screen. */
    isEnding,

    /** Nothing of a person stays when the session has ended. */
    forgetUser(cause: EndCause): void {
      app.send({ type: 'user.left' });
      forgetUnsent();
      // All tabs share it, and whoever came after may have entered something there.
      if (cause === 'signOut') {
        clearPersistentStore();
        forgetOutliving();
      }
    },
  };
};
export type Liora = Awaited<ReturnType<typeof startLiora>>;
