import { describe, expect, it } from 'vitest';
import { access } from '#contract/access.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import type { Visitor } from './support/visitor.ts';
import { led, mailOf, useThirdParty } from './support/thirdParty.ts';

describe('[AUTH-08] third-party sign-in', () => {
  const { current, visit, signIn } = useThirdParty();

  describe('with the e-mail of an account', () => {
    const PASSWORD = 'correct horse';
    const link = (visitor: Visitor, password: string) =>
      visitor.form('/session/pc/link', { password: passwordDigest(password) });

    it('joins the two by the password, once, and tells the owner', async () => {
      const email = await visit().join(undefined, PASSWORD);
      const visitor = visit();
      expect(await signIn(visitor, { email, verified: 'yes' })).toBe(led(2006));
      expect(await mailOf(visitor)).toBeUndefined();
      expect(await link(visitor, 'something else')).toEqual({ status: 401, errNo: 2001, data: null });
      const twin = visitor.at(current().server.origin);
      const answers = await Promise.all([link(visitor, PASSWORD), link(twin, PASSWORD)]);
      expect(answers.map(({ status, errNo }) => `${status} ${errNo}`).toSorted()).toEqual(['200 0', '400 2004']);
      expect((await visitor.mailsTo(email)).map(({ subject }) => subject)).toContain('New way to sign in to Liora');
      const later = visit();
      expect(await signIn(later, { email, verified: 'yes' })).toBe(led(0));
      expect(await mailOf(later)).toBe(email);
    });

    it('[M-16] ends with a reset, which says so, and is joined anew by the new password', async () => {
      const email = await visit().join(undefined, PASSWORD);
      const [waiting, joined, owner, later] = [visit(), visit(), visit(), visit()];
      const answers = { email, verified: 'yes' } as const;
      await signIn(waiting, answers);
      await signIn(joined, answers);
      expect(await link(joined, PASSWORD)).toMatchObject({ errNo: 0 });

      await owner.form('/session/pc/sendemail', { tokenType: '600002', email, redirect_uri: '/users/password/reset' });
      const code = await owner.codeFor(email);
      expect(
        await owner.form('/session/pc/passwordset', { code, password: passwordDigest('battery staple') }),
      ).toMatchObject({ errNo: 0, data: { ended: { sessions: 2, identities: ['Example'] } } });
      const [warning] = await owner.mailsTo(email);
      expect(warning?.subject).toBe('Your Liora password was changed');
      expect(warning?.text).toContain('We also unlinked Example, since');
      expect(warning?.text).toContain(`${current().server.origin}/settings`);
      expect(await mailOf(joined)).toBeUndefined();
      expect(await link(waiting, PASSWORD)).toEqual({ status: 401, errNo: 2001, data: null });
      expect(await signIn(later, answers)).toBe(led(2006));
      expect(await link(later, 'battery staple')).toMatchObject({ errNo: 0 });
      expect(await signIn(visit(), answers)).toBe(led(0));
    });

    it('[M-16] stays when somebody changes the password who knows the earlier one, and the mail says how to end it', async () => {
      const email = await visit().join(undefined, PASSWORD);
      const answers = { email, verified: 'yes' } as const;
      const owner = visit();
      await signIn(owner, answers);
      await link(owner, PASSWORD);
      expect(
        await owner.form('/session/pc/changepassword', {
          oldpassword: passwordDigest(PASSWORD),
          password: passwordDigest('battery staple'),
        }),
      ).toMatchObject({ errNo: 0 });
      const [warning] = await owner.mailsTo(email);
      expect(warning?.text).toContain('Your other ways to sign in still work.');
      expect(warning?.text).toContain(`${current().server.origin}/settings`);
      const later = visit();
      expect(await signIn(later, answers)).toBe(led(0));
      expect(await mailOf(later)).toBe(email);
    });

    it('[M-16] is listed, and ends by itself with the sessions that it opened, but not the one that asks', async () => {
      const email = await visit().join(undefined, PASSWORD);
      const answers = { email, verified: 'yes' } as const;
      const [owner, stranger, byPassword] = [visit(), visit(), visit()];
      await signIn(owner, answers);
      await link(owner, PASSWORD);
      await signIn(stranger, answers);
      await byPassword.signIn(email, PASSWORD);
      const { data } = await owner.get('/session/pc/access');
      expect(data).toMatchObject({
        identities: [
          { identityId: expect.any(String), name: 'Example', email, createTime: expect.any(Number), canEnd: true },
        ],
        sessions: [{ isCurrent: true }, { isCurrent: false }, { isCurrent: false }, { isCurrent: false }],
      });
      const { identities } = access.parse(data);
      const ended = await owner.form('/session/pc/endidentity', { identityId: identities[0]?.identityId ?? '' });
      expect(ended).toMatchObject({ errNo: 0, data: { identities: [] } });
      expect(await Promise.all([owner, stranger, byPassword].map(mailOf))).toEqual([email, undefined, email]);
      expect((await owner.mailsTo(email))[0]?.subject).toBe('Example was unlinked from your Liora account');
      expect(await signIn(visit(), answers)).toBe(led(2006));
    });

    it('[M-16] is not ended by somebody else', async () => {
      const [owner, stranger] = [visit(), visit()];
      await signIn(owner, { email: await visit().join(undefined, PASSWORD), verified: 'yes' });
      await link(owner, PASSWORD);
      await stranger.join();
      const listed = async () => access.parse((await owner.get('/session/pc/access')).data).identities;
      const identities = await listed();
      expect(identities).toMatchObject([{ name: 'Example' }]);
      const ended = await stranger.form('/session/pc/endidentity', { identityId: identities[0]?.identityId ?? '' });
      expect(ended).toMatchObject({ errNo: 0, data: { identities: [] } });
      expect(await listed()).toEqual(identities);
    });

    it('ends after five wrong passwords', async () => {
      const email = await visit().join(undefined, PASSWORD);
      const visitor = visit();
      await signIn(visitor, { email, verified: 'yes' });
      for (let attempt = 1; attempt <= 5; attempt += 1)
        expect(await link(visitor, 'something else')).toEqual({ status: 401, errNo: 2001, data: null });
      expect(await link(visitor, PASSWORD)).toEqual({ status: 400, errNo: 2004, data: null });
    });

    it('joins nothing for a browser that waits for nothing', async () => {
      expect(await link(visit(), PASSWORD)).toEqual({ status: 400, errNo: 2004, data: null });
    });
  });
});
