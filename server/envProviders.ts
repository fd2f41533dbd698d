import * as z from 'zod';
import { described, text, url } from './envVariable.ts';

/** Who is asked for icons, sends mails, answers, speaks and judges. */
export const serviceVariables = {
  ICON_SERVICE: described(url('http:', 'https:').optional(), {
    group: 'The server',
    expectation: 'an address such as https://api.iconify.design',
    leftOut: 'icons that came with the server; nobody outside is asked',
    example: 'https://api.iconify.design',
    meaning: 'A service that speaks the API of Iconify. Server and pages ask it first, for 500 ms.',
  }),
  SMTP_URL: described(url('smtp:', 'smtps:').optional(), {
    group: 'Mail and sign-in',
    expectation: 'an address such as smtp://user:password@mail.example:587',
    isSecret: true,
    leftOut: 'mails stay at `/dev/outbox`',
    example: 'smtp://user:password@mail.example:587',
    meaning: 'A mail server. It needs `MAIL_FROM` as well. Production needs it.',
  }),
  MAIL_FROM: described(
    z
      .string()
      .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/)
      .optional(),
    {
      group: 'Mail and sign-in',
      expectation: 'an address such as hello@liora.example',
      leftOut: 'none; needed with `SMTP_URL`',
      example: 'hello@liora.example',
      meaning: 'The sender of mails.',
    },
  ),
};

/** Models of OpenAI-compatible servers. */
export const modelVariables = {
  OPENAI_BASE_URL: described(url('http:', 'https:').optional(), {
    group: 'Chat and speech',
    expectation: 'an address such as http://127.0.0.1:11434/v1',
    leftOut: 'a model that `npm start` finds on this machine, else a built-in demo companion',
    example: 'http://127.0.0.1:11434/v1',
    meaning:
      'Any OpenAI-compatible server, such as vLLM, llama.cpp, Ollama or a hosted one. It needs `CHAT_MODEL` as well. Left out, `npm start` asks Ollama, llama.cpp, LM Studio, vLLM and KoboldCpp on their usual ports of this machine for their models (11434, 8080, 1234, 8000, 5001), says what it found and uses the first.',
  }),
  OPENAI_API_KEY: described(text(), {
    group: 'Chat and speech',
    expectation: 'a key',
    isSecret: true,
    leftOut: 'none',
    meaning: 'The key of that server, where it wants one. A key alone chooses no server.',
  }),
  CHAT_MODEL: described(text(), {
    group: 'Chat and speech',
    expectation: 'the name of a model',
    leftOut: 'none; needed with `OPENAI_BASE_URL`',
    example: 'llama3.2',
    meaning:
      'The model that answers, by its name at the server of `OPENAI_BASE_URL`; without that, the one that is looked for on this machine. `demo` keeps the built-in demo companion.',
  }),
  SPEECH_MODEL: described(text(), {
    group: 'Chat and speech',
    expectation: 'the name of a model that speaks',
    leftOut: "the browser's own voices",
    example: 'kokoro',
    meaning: 'The model that reads messages out, at an OpenAI-compatible server. Sounds are kept as MP3 in `DATA_DIR`.',
  }),
  SPEECH_VOICE: described(z.string().min(1).default('alloy'), {
    group: 'Chat and speech',
    expectation: 'the name of a voice of that model',
    initial: 'alloy',
    meaning: 'The voice of `SPEECH_MODEL`.',
  }),
  SPEECH_BASE_URL: described(url('http:', 'https:').optional(), {
    group: 'Chat and speech',
    expectation: 'an address such as http://127.0.0.1:8880/v1',
    leftOut: 'that of `OPENAI_BASE_URL`',
    example: 'http://127.0.0.1:8880/v1',
    meaning: 'The server of `SPEECH_MODEL`, where it is not that of the chat.',
  }),
  SPEECH_API_KEY: described(text(), {
    group: 'Chat and speech',
    expectation: 'a key',
    isSecret: true,
    leftOut: 'that of `OPENAI_API_KEY`',
    meaning: 'The key of the server that speaks.',
  }),
  MODERATION_BASE_URL: described(url('http:', 'https:').optional(), {
    group: 'Moderation and operators',
    expectation: 'an address such as https://api.openai.com/v1',
    leftOut: 'rules of our own alone',
    example: 'https://api.openai.com/v1',
    meaning:
      'A server with an OpenAI-compatible `/moderations`, asked beside our own rules about characters, cards, wishes for pictures, and messages in which we hear no need.',
  }),
  MODERATION_API_KEY: described(text(), {
    group: 'Moderation and operators',
    expectation: 'a key',
    isSecret: true,
    leftOut: 'none',
    meaning: 'The key of the moderation server.',
  }),
  MODERATION_MODEL: described(z.string().min(1).default('omni-moderation-latest'), {
    group: 'Moderation and operators',
    expectation: 'the name of a model',
    initial: 'omni-moderation-latest',
    meaning: 'The model of the moderation server.',
  }),
};
