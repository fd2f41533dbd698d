import { useSelector } from '@xstate/react';
import type { Identity, Session } from '#machines/access/accessSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Badge } from '#src/ui/Badge.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { question, ruledList } from '../billing/billingStyles.ts';
import { dateText, dayText } from '../times.ts';
import { useToday } from '../useToday.ts';
import { AccessItem } from './AccessItem.tsx';
import type { AccessRef } from './accessTypes.ts';
import { deviceText, endFailureText } from './accessWording.ts';

const IdentityItem = ({ access, identity }: { access: AccessRef; identity: Identity }) => {
  const { identityId, name, email, createTime, canEnd } = identity;
  const since = m.access_identity_since({ email, date: dateText(createTime) });
  return (
    <AccessItem
      access={access}
      title={name}
      lines={canEnd ? [since] : [since, m.access_only_way()]}
      target={{ kind: 'identity', id: identityId }}
      action={m.access_end_identity()}
      actionLabel={m.access_end_identity_of({ name })}
    />
  );
};

const SessionItem = ({ access, session }: { access: AccessRef; session: Session }) => {
  const today = useToday();
  const { sessionId, createTime, lastUseTime, isCurrent } = session;
  const device = deviceText(session);
  const since = m.access_session_since({ date: dateText(createTime) });
  return (
    <AccessItem
      access={access}
      title={device}
      lines={isCurrent ? [since] : [since, m.access_session_used({ day: dayText(lastUseTime, today) })]}
      target={{ kind: 'session', id: sessionId }}
      action={m.access_end_session()}
      actionLabel={m.access_end_session_of({ device })}
      {...(isCurrent && { instead: <Badge tone="accent">{m.access_this_device()}</Badge> })}
    />
  );
};

/** What was ended last, or why it was not. */
const Outcome = ({ access }: { access: AccessRef }) => {
  const ended = useSelector(access, (snapshot) => snapshot.context.ended);
  const failure = useSelector(access, (snapshot) => snapshot.context.failure);
  if (failure !== null)
    return (
      <Notice tone="danger" isAlert>
        {endFailureText(failure)}
      </Notice>
    );
  return ended === null ? null : (
    <Notice tone="success" isAlert>
      {ended === 'identity' ? m.access_identity_ended() : m.access_session_ended()}
    </Notice>
  );
};

/** The third-party sign-ins, where there are any, and the devices that are signed in. */
export const AccessList = ({ access }: { access: AccessRef }) => {
  const identities = useSelector(access, (snapshot) => snapshot.context.identities);
  const sessions = useSelector(access, (snapshot) => snapshot.context.sessions);
  return (
    <>
      <Outcome access={access} />
      {identities.length === 0 ? null : (
        <div>
          <h3 className={question}>{m.access_identities()}</h3>
          <ul className={ruledList}>
            {identities.map((identity) => (
              <IdentityItem key={identity.identityId} access={access} identity={identity} />
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className={question}>{m.access_sessions()}</h3>
        <ul className={ruledList}>
          {sessions.map((session) => (
            <SessionItem key={session.sessionId} access={access} session={session} />
          ))}
        </ul>
      </div>
    </>
  );
};
