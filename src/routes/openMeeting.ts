import type { LoaderFunctionArgs } from 'react-router';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { paths } from '../addresses/paths.ts';
import type { Liora } from '../app/liora.ts';
import { createMeeting } from '../flows/meeting.ts';
import type { Leads } from './leads.ts';
import { untilKnown } from './untilKnown.ts';

/** Meeting somebody is for those who are not signed in; all others go on to the conversation. Who meets nobody yet meets them from here on. */
export const openMeeting = async (
  liora: Liora,
  leads: Leads,
  { request, params: { characterId = '' } }: LoaderFunctionArgs,
): Promise<null> => {
  const known = await untilKnown(liora.session);
  if (userOf(known) !== null) throw leads.to(paths.conversation(characterId));
  const { pathname } = new URL(request.url);
  if (liora.meetingNow() === undefined) liora.meeting(pathname, (host) => createMeeting(host, characterId, pathname));
  return null;
};
