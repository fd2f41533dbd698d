import { type Context, Hono } from 'hono';
import type { Promotion } from '#contract/activity.ts';
import { errNo } from '#contract/errNo.ts';
import type { RouteRule } from '#contract/route.ts';
import { answerPages } from './answerPages.ts';
import { limitBodies, openLargeBodies } from './bodyLimits.ts';
import type { OpenDatabase } from './db/database.ts';
import { isDatabaseAway } from './db/isDatabaseAway.ts';
import { accessRoutes } from './features/account/accessRoutes.ts';
import { createAccessService } from './features/account/accessService.ts';
import { createDelivery } from './features/account/delivery.ts';
import { emailChangeRoutes } from './features/account/emailChangeRoutes.ts';
import { createEmailChangeService } from './features/account/emailChangeService.ts';
import { identityRoutes } from './features/account/identityRoutes.ts';
import { LINK_LIFE } from './features/account/identityAdmission.ts';
import { FLOW_LIFE, createIdentityService } from './features/account/identityService.ts';
import { issuerNames } from './features/account/issuerName.ts';
import type { MailBudget } from './features/account/mailBudget.ts';
import { createPasswordService } from './features/account/passwordService.ts';
import { clientReader, sessionRoutes } from './features/account/sessionRoutes.ts';
import { createSessionService } from './features/account/sessionService.ts';
import { sessionCookie } from './features/account/sessionToken.ts';
import { SIGN_UP_LIFE, createSignUpService } from './features/account/signUpService.ts';
import { createTries } from './features/account/tries.ts';
import { userRoutes } from './features/account/userRoutes.ts';
import { createUserService, setupErrNo } from './features/account/userService.ts';
import { activityRoutes } from './features/activity/activity.ts';
import { eventPages } from './features/billing/eventPages.ts';
import { orderRoutes } from './features/billing/orderRoutes.ts';
import type { Payments } from './features/billing/payments.ts';
import { subscriptionRoutes } from './features/billing/subscriptionRoutes.ts';
import { createJudge } from './features/care/judge.ts';
import { careRoutes } from './features/care/careRoutes.ts';
import { createWordsBeside } from './features/care/wordsBeside.ts';
import { careReminderRoutes } from './features/careReminder/careReminderRoutes.ts';
import { characterRoutes } from './features/character/characterRoutes.ts';
import { createCharacterService } from './features/character/characterService.ts';
import { operatorPages } from './features/character/operatorPages.ts';
import { ownCharacterRoutes } from './features/character/ownCharacterRoutes.ts';
import type { OwnCharacters } from './features/character/ownCharacters.ts';
import { chatActRoutes } from './features/conversation/chatActRoutes.ts';
import { createChatActs } from './features/conversation/chatActs.ts';
import { chatRoutes } from './features/conversation/chatRoutes.ts';
import type { ChatService } from './features/conversation/chatService.ts';
import { conversationRoutes } from './features/conversation/conversationRoutes.ts';
import { createConversationService } from './features/conversation/conversationService.ts';
import { createJudgements } from './features/conversation/judgements.ts';
import type { DevIdentity } from './features/devIdentity/devIdentity.ts';
import type { DevPayments } from './features/devPayments/devPayments.ts';
import { eventRoutes } from './features/event/eventRoutes.ts';
import { createEventService } from './features/event/eventService.ts';
import { healthRoutes } from './features/health/healthRoutes.ts';
import { iconRoutes } from './features/icon/iconRoutes.ts';
import { ledgerRoutes } from './features/ledger/ledgerRoutes.ts';
import { imageRoutes } from './features/media/imageRoutes.ts';
import type { PortraitLibrary } from './features/media/portraitLibrary.ts';
import type { MeetingBudget } from './features/meeting/meetingBudget.ts';
import { meetingRoutes } from './features/meeting/meetingRoutes.ts';
import type { Meetings } from './features/meeting/meetingService.ts';
import { outboxRoutes } from './features/outbox/outboxRoutes.ts';
import type { PrerenderThread } from './features/page/prerenderThread.ts';
import { pictureRoutes } from './features/picture/pictureRoutes.ts';
import type { Pictures } from './features/picture/pictures.ts';
import { createDecisions } from './features/report/decisions.ts';
import { reportPages } from './features/report/reportPages.ts';
import { reportRoutes } from './features/report/reportRoutes.ts';
import { createReportService } from './features/report/reportService.ts';
import { routeRoutes } from './features/route/routeRoutes.ts';
import { speechRoutes } from './features/speech/speechRoutes.ts';
import type { SpeechService } from './features/speech/speechService.ts';
import { answerError } from './http/answerError.ts';
import { ApiError } from './http/apiError.ts';
import type { ClientAddress } from './http/clientAddress.ts';
import { type ClientFiles, sendClientFile } from './http/clientFiles.ts';
import { createEndpoints } from './http/endpoint.ts';
import { OPERATOR_PATH } from './http/operatorPage.ts';
import { originGuard } from './http/originGuard.ts';
import { PLAIN_STYLES_PATH } from './http/plainPage.ts';
import { PLAIN_STYLES } from './http/plainStyles.ts';
import { privateGuard } from './http/privateGuard.ts';
import { requestLog } from './http/requestLog.ts';
import { secretCookie } from './http/secretCookie.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import type { Log } from './log.ts';
import type { Prices } from './prices.ts';
import type { IdentityProvider } from './providers/identity/identityProvider.ts';
import type { MailProvider } from './providers/mail/mailProvider.ts';
import type { ModerationProvider } from './providers/moderation/moderationProvider.ts';
import type { RateLimiter } from './rateLimit/rateLimiter.ts';

export interface AppDeps {
  readonly database: OpenDatabase;
  readonly chat: ChatService;
  readonly meetings: Meetings;
  readonly meetingBudget: MeetingBudget;
  readonly speech: SpeechService;
  readonly ownCharacters: OwnCharacters;
  readonly pictures: Pictures;
  readonly moderation: ModerationProvider;
  readonly mail: MailProvider;
  readonly mailBudget: MailBudget;
  /** Third parties, without the embedded one. */
  readonly identityProviders: readonly IdentityProvider[];
  /** The embedded issuer; undefined in production. */
  readonly devIdentity: DevIdentity | undefined;
  readonly limiter: RateLimiter;
  readonly clientAddress: ClientAddress;
  readonly log: Log;
  readonly clientFiles: ClientFiles;
  /** Draws pages before their scripts come; undefined where there is no build for it. */
  readonly prerendering: PrerenderThread | undefined;
  /** The address of an icon service, which pages may ask too. */
  readonly iconService: string | undefined;
  readonly library: PortraitLibrary;
  /** Where exports of accounts lie while they are sent. */
  readonly exportFolder: string;
  /** Answers are checked against the contract. */
  readonly checksAnswers: boolean;
  /** Strangers are refused: the outbox and the demo account are open to whoever comes. */
  readonly isPrivate: boolean;
  /** Pages under /dev exist. */
  readonly hasDevPages: boolean;
  readonly publicOrigin: () => string;
  readonly routeRules: readonly RouteRule[];
  readonly promotion: Promotion | undefined;
  /** Emails, in lower case, of those who see what is counted. */
  readonly operators: ReadonlySet<string>;
  readonly prices: Prices;
  readonly payments: Payments;
  /** The embedded payment service; undefined when Stripe is set up. */
  readonly devPayments: DevPayments | undefined;
  readonly isShuttingDown: () => boolean;
}

/** Seconds after which it is worth asking again whether the database is back. */
const DATABASE_BACK = 5;

export const createApp = (deps: AppDeps): Hono => {
  const { database, log, publicOrigin } = deps;
  const { db } = database;
  const app = new Hono();
  const isHttps = () => publicOrigin().startsWith('https:');
  const cookie = sessionCookie(isHttps);

  app.onError((error, c) => {
    if (error instanceof ApiError) return answerError(c, error);
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'a request broke');
    if (isDatabaseAway(error))
      return answerError(c, new ApiError(errNo.databaseAway, 'The database cannot be reached', null, DATABASE_BACK));
    return answerError(c, new ApiError(errNo.internal, 'Something went wrong on our side'));
  });
  answerPages(app, deps, cookie);

  app.use(requestLog(log));
  app.use(securityHeaders(isHttps, deps.iconService));
  app.use(async (c, next) => {
    if (deps.isShuttingDown() && c.req.path !== '/healthz' && c.req.path !== '/readyz')
      throw new ApiError(errNo.shuttingDown, 'The server is shutting down');
    await next();
  });
  if (deps.isPrivate) app.use(privateGuard(log));
  app.use(originGuard(publicOrigin));
  limitBodies(app);

  app.get(PLAIN_STYLES_PATH, (c) =>
    c.body(PLAIN_STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  healthRoutes(app, { database, storage: deps.library.storage, isShuttingDown: deps.isShuttingDown });
  if (deps.hasDevPages) app.route('/dev', outboxRoutes(db));
  const { ownCharacters } = deps;
  // A screen; what lies below it asks for the operator key.
  app.get(OPERATOR_PATH, (c) => c.notFound());
  if (ownCharacters.operator !== undefined)
    app.route(
      OPERATOR_PATH,
      operatorPages(ownCharacters.operator, [
        reportPages({
          db,
          storage: deps.library.storage,
          decisions: createDecisions(db, deps.pictures.orphanedFiles),
        }),
        eventPages(deps.payments.inbox),
      ]),
    );
  if (deps.devIdentity !== undefined) app.route(deps.devIdentity.path, deps.devIdentity.routes);

  if (deps.devPayments !== undefined) app.route(deps.devPayments.path, deps.devPayments.pages);

  const { prices, payments } = deps;
  const tries = createTries(deps.limiter);
  const sessions = createSessionService(db, tries);
  const accountDeps = {
    db,
    limiter: deps.limiter,
    tries,
    delivery: createDelivery(deps.mail, deps.mailBudget, log),
    publicOrigin,
    welcomeTokens: prices.welcomeTokens,
  };
  const identityProviders = () => [
    ...deps.identityProviders,
    ...(deps.devIdentity === undefined ? [] : [deps.devIdentity.provider()]),
  ];
  const issuerName = issuerNames(identityProviders);
  const callerOf = (c: Context) => sessions.callerOf(cookie.read(c));
  app.route(
    '/',
    imageRoutes({
      library: { ...deps.library, ensure: ownCharacters.expressions.ensure },
      callerOf,
      mayLoad: deps.pictures.mayLoad,
      opennessOf: deps.pictures.opennessOf,
      onUnkept: (error) => log.warn({ err: error }, 'a resized picture could not be kept'),
    }),
  );
  openLargeBodies(app, callerOf);
  const endpoints = createEndpoints(app, {
    db,
    checksAnswers: deps.checksAnswers,
    callerOf,
    setupErrNo,
  });
  const signUpCookie = secretCookie('liora_sign_up', SIGN_UP_LIFE, isHttps);
  const clients = clientReader(deps.clientAddress, cookie, signUpCookie);
  sessionRoutes(
    endpoints,
    {
      sessions,
      signUps: createSignUpService(accountDeps),
      passwords: createPasswordService({ ...accountDeps, issuerName }),
    },
    { session: cookie, signUp: signUpCookie },
    clients,
  );
  const identities = createIdentityService({
    ...accountDeps,
    log,
    providers: identityProviders,
    issuerName,
  });
  const identityCookies = {
    session: cookie,
    flow: secretCookie('liora_oauth', FLOW_LIFE, isHttps),
    link: secretCookie('liora_link', LINK_LIFE, isHttps),
  };
  identityRoutes(app, endpoints, identities, identityCookies, clients);
  accessRoutes(endpoints, createAccessService({ ...accountDeps, issuerName }), cookie);
  const { gallery, orphanedFiles } = deps.pictures;
  const users = createUserService({
    db,
    tries,
    products: payments.products,
    serviceCosts: prices.serviceCosts,
    orphanedFiles,
    gallery,
    closeWalletOf: (tx, accountId) => payments.inbox.closeWalletOf(tx, accountId),
    exportFolder: deps.exportFolder,
    onRemoved: () => payments.inbox.wake(),
  });
  userRoutes(endpoints, { service: users, cookie, limiter: deps.limiter });
  emailChangeRoutes(endpoints, createEmailChangeService(accountDeps), users, clients);
  routeRoutes(endpoints, deps.routeRules);
  activityRoutes(endpoints, deps.promotion);
  careRoutes(endpoints, db);
  iconRoutes(endpoints, deps.iconService);
  eventRoutes(endpoints, {
    service: createEventService(db, deps.limiter),
    addressOf: deps.clientAddress,
    operators: deps.operators,
  });
  characterRoutes(endpoints, createCharacterService(db));
  ownCharacterRoutes(endpoints, ownCharacters);
  pictureRoutes(endpoints, deps.pictures, deps.isShuttingDown);
  ledgerRoutes(endpoints, db, payments.products);
  orderRoutes(app, endpoints, { service: payments.orders, inbox: payments.inbox, limiter: deps.limiter });
  subscriptionRoutes(endpoints, payments.subscriptions, payments.products);
  const judge = createJudge({ moderation: deps.moderation, log });
  chatRoutes(endpoints, deps.chat, createJudgements({ db, judge }), deps.limiter);
  meetingRoutes(endpoints, {
    db,
    meetings: deps.meetings,
    judge,
    limiter: deps.limiter,
    budget: deps.meetingBudget,
    addressOf: deps.clientAddress,
  });
  const words = createWordsBeside(judge);
  chatActRoutes(endpoints, { acts: createChatActs(db, orphanedFiles), gallery, words, limiter: deps.limiter });
  reportRoutes(endpoints, { service: createReportService(db), words, limiter: deps.limiter });
  speechRoutes(endpoints, deps.speech);
  careReminderRoutes(endpoints, db);
  conversationRoutes(endpoints, createConversationService({ db, chat: deps.chat, orphanedFiles }));

  for (const [path, file] of deps.clientFiles) app.get(path, (c) => sendClientFile(c, file));
  return app;
};
