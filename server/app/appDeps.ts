import type { Promotion } from '#contract/activity.ts';
import type { RouteRule } from '#contract/route.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import type { MailBudget } from '#server/features/account/mailBudget.ts';
import type { Payments } from '#server/features/billing/payments.ts';
import type { OwnCharacters } from '#server/features/character/ownCharacters.ts';
import type { ChatService } from '#server/features/conversation/chatService.ts';
import type { DevIdentity } from '#server/features/devIdentity/devIdentity.ts';
import type { DevPayments } from '#server/features/devPayments/devPayments.ts';
import type { PortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import type { MeetingBudget } from '#server/features/meeting/meetingBudget.ts';
import type { Meetings } from '#server/features/meeting/meetingService.ts';
import type { PrerenderThread } from '#server/features/page/prerenderThread.ts';
import type { Pictures } from '#server/features/picture/pictures.ts';
import type { SpeechService } from '#server/features/speech/speechService.ts';
import type { ClientAddress } from '#server/http/clientAddress.ts';
import type { ClientFiles } from '#server/http/clientFiles.ts';
import type { Log } from '#server/log.ts';
import type { Prices } from '#server/prices.ts';
import type { IdentityProvider } from '#server/providers/identity/identityProvider.ts';
import type { MailProvider } from '#server/providers/mail/mailProvider.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';

/** What the app answers with. */
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
