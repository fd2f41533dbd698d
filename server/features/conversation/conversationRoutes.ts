import { chatSearch } from '#contract/chatActs.ts';
import { conversationClear, conversationDelete, conversationList, conversationRead } from '#contract/conversation.ts';
import { chatExport } from '#contract/conversationFile.ts';
import { attachment } from '#server/http/attachment.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { readIdempotencyKey } from '#server/http/readRequest.ts';
import { toJson, toText } from './conversationFile.ts';
import { checkFile, importCall, importFile } from './conversationImport.ts';
import type { ConversationService } from './conversationService.ts';

export const conversationRoutes = (endpoints: Endpoints, service: ConversationService): void => {
  endpoints.member(conversationList, async (_request, caller) => ({ conversations: await service.list(caller) }));

  endpoints.member(conversationRead, async ({ characterId, readTime }, caller) => ({
    readTime: await service.read(caller, characterId, readTime),
  }));

  endpoints.once(
    conversationClear,
    async ({ characterId }, caller, tx) => {
      await service.clear(tx, caller, characterId);
      return {};
    },
    ({ characterId }, caller, c) => service.endWriting(caller, characterId, readIdempotencyKey(c)),
    service.forgetPictures,
  );

  endpoints.once(
    conversationDelete,
    async ({ characterId }, caller, tx) => {
      await service.remove(tx, caller, characterId);
      return {};
    },
    ({ characterId }, caller, c) => service.endWriting(caller, characterId, readIdempotencyKey(c)),
    service.forgetPictures,
  );

  endpoints.member(chatSearch, (request, caller) => service.search(caller, request));

  endpoints.member(chatExport, async ({ characterId, format }, caller, c) => {
    const file = await service.exportFile(caller, characterId);
    const { name } = file.character;
    switch (format) {
      case 'json':
        return c.body(toJson(file), 200, {
          'Content-Type': 'application/json',
          'Content-Disposition': attachment(name, 'json', 'conversation'),
        });
      case 'text':
        return c.body(toText(file, caller.name ?? ''), 200, {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Disposition': attachment(name, 'txt', 'conversation'),
        });
    }
  });

  endpoints.once(
    importCall,
    ({ conversation }, caller, tx) => importFile(tx, caller, conversation),
    ({ conversation }) => Promise.resolve(checkFile(conversation, Date.now())),
  );
};
