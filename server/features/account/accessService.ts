import type { Access } from '#contract/access.ts';
import { errNo } from '#contract/errNo.ts';
import type { Locale } from '#contract/locale.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { findIdentitiesOf } from './identityRepository.ts';
import type { IssuerName } from './issuerName.ts';
import type { Delivery } from './delivery.ts';
import { warningLinks } from './mails/letter.ts';
import { mailsIn } from './mails/mailsIn.ts';
import { hashToken } from './sessionToken.ts';
import { lockAccount } from './userRepository.ts';
import { ApiError } from '#server/http/apiError.ts';
import * as repository from './accessRepository.ts';

export interface AccessDeps {
  readonly db: Database;
  readonly delivery: Delivery;
  readonly publicOrigin: () => string;
  readonly issuerName: IssuerName;
}

/** Who asks: the account, whether it has a password, and the session. */
export interface Asker {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly token: string;
  /** In which they get mails. */
  readonly locale: Locale;
}

export const createAccessService = ({ db, delivery, publicOrigin, issuerName }: AccessDeps) => {
  const list = async (queries: Queries, { id, passwordHash, token }: Asker): Promise<Access> => {
    const identities = await findIdentitiesOf(queries, id);
    const canEnd = passwordHash !== null || identities.length > 1;
    const own = hashToken(token);
    const sessions = (await repository.findSessionsOf(queries, id, Date.now())).map(({ tokenHash, ...session }) => ({
      ...session,
      isCurrent: tokenHash === own,
    }));
    return {
      identities: identities.map(({ issuer, ...identity }) => ({ ...identity, name: issuerName(issuer), canEnd })),
      sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    };
  };

  return {
    list: (asker: Asker): Promise<Access> => list(db, asker),

    async endSession(asker: Asker, sessionId: string): Promise<Access> {
      await repository.endSession(db, asker.id, sessionId, hashToken(asker.token));
      return list(db, asker);
    },

    /** Tells the owner by mail. Throws 1005 for the only way in. */
    async endIdentity(asker: Asker, identityId: string): Promise<Access> {
      const { ended, email, left } = await transact(db, async (tx) => {
        // Of two that are ended at once, the later sees that it is the last.
        const account = await lockAccount(tx, asker.id);
        const owner = { ...asker, passwordHash: account.passwordHash };
        const identity = (await list(tx, owner)).identities.find((listed) => listed.identityId === identityId);
        if (identity?.canEnd === false) throw new ApiError(errNo.conflict, 'It is the only way to sign in');
        await repository.endIdentity(tx, asker.id, identityId, hashToken(asker.token));
        return { ended: identity, email: account.email, left: await list(tx, owner) };
      });
      if (ended !== undefined)
        await delivery.notify(mailsIn(asker.locale).identityEnded(email, ended.name, warningLinks(publicOrigin())));
      return left;
    },
  };
};
export type AccessService = ReturnType<typeof createAccessService>;
