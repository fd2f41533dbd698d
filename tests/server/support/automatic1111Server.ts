import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { type RecordingServer, type Seen, sendJson, startRecordingServer } from './recordingServer.ts';

interface Script {
  /** What is given for the picture; left out, it never comes but by an interruption. */
  readonly answer?: (response: ServerResponse) => void;
  /** Looks at the progress that somebody else's task is at work, and ours waits. */
  readonly others?: number;
  /** What each look at the progress tells, in order; the picture comes with the look after the last one. */
  readonly progress?: readonly number[];
  /** Somebody else cuts the first of ours short. */
  readonly isCutShort?: boolean;
  /** As started with `--nowebui`: nobody tells whose task is at work. */
  readonly hasNoPage?: boolean;
  /** Answers every look with this instead. */
  readonly badProgress?: (response: ServerResponse) => void;
}

const task = z.object({ force_task_id: z.string() });
const look = z.object({ id_task: z.string(), id_live_preview: z.literal(-1) });

/**
 * A real HTTP server in the place of AUTOMATIC1111's web UI, as `modules/progress.py` and `modules/api/api.py` have it: one task at a time, each
 * of which begins with nothing interrupted; progress by task id at `/internal/progress`; interruptions of whatever is at work, which give what there is; `/sdapi/v1/progress` names no task.
 */
export const startAutomatic1111Server = async (script: Script): Promise<RecordingServer> => {
  const left = [...(script.progress ?? [])];
  const finished = new Set<string>();
  let others = script.others ?? 0;
  let isToBeCut = script.isCutShort === true;
  let interrupted = false;
  const waiting: { readonly response: ServerResponse; readonly id: string }[] = [];

  const begin = (): void => {
    interrupted = false;
    if (left.length === 0 && others <= 0) finish();
  };
  const end = (): void => {
    const ended = waiting.shift();
    if (ended !== undefined) finished.add(ended.id);
    if (waiting.length > 0) begin();
  };
  const finish = (): void => {
    const [atWork] = waiting;
    if (atWork === undefined || script.answer === undefined) return;
    if (isToBeCut) interrupted = true;
    isToBeCut = false;
    script.answer(atWork.response);
    end();
  };
  const tell = ({ body }: Seen, response: ServerResponse): void => {
    if (script.badProgress !== undefined) return script.badProgress(response);
    const { id_task: id } = look.parse(body);
    const isOthers = others > 0;
    others -= 1;
    const isOurs = waiting.some((one) => one.id === id);
    const active = waiting[0]?.id === id && !isOthers;
    sendJson(response, {
      active,
      queued: isOurs && !active,
      paused: false,
      completed: finished.has(id),
      progress: active ? (left.shift() ?? 0) : null,
      eta: null,
      live_preview: null,
      id_live_preview: -1,
      textinfo: null,
    });
    if (active && left.length === 0) finish();
  };
  const take = ({ body }: Seen, response: ServerResponse): void => {
    waiting.push({ response, id: task.parse(body).force_task_id });
    if (waiting.length === 1) begin();
  };
  const interrupt = (response: ServerResponse): void => {
    interrupted = true;
    const [atWork] = waiting;
    if (others <= 0 && atWork !== undefined) {
      sendJson(atWork.response, { images: [], parameters: {}, info: '' });
      end();
    }
    sendJson(response, {});
  };

  return startRecordingServer((seen, response) => {
    switch (`${seen.method} ${seen.path}`) {
      case 'POST /sdapi/v1/txt2img':
        return take(seen, response);
      case 'POST /internal/progress':
        return script.hasNoPage === true ? sendJson(response, { detail: 'Not Found' }, 404) : tell(seen, response);
      case 'GET /sdapi/v1/progress?skip_current_image=true':
        return sendJson(response, { progress: 0, eta_relative: 0, state: { interrupted, job: '', job_count: 0 } });
      case 'POST /sdapi/v1/interrupt':
        return interrupt(response);
      default:
        return sendJson(response, { detail: 'Not Found' }, 404);
    }
  });
};
