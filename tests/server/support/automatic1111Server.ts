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
  /** Somebody else cuts ours short. */
  readonly isCutShort?: boolean;
  /** As started with `--nowebui`: nobody tells whose task is at work. */
  readonly hasNoPage?: boolean;
  /** Answers every look with this instead. */
  readonly badProgress?: (response: ServerResponse) => void;
}

const task = z.object({ force_task_id: z.string() });
const look = z.object({ id_task: z.string(), id_live_preview: z.literal(-1) });

/**
 * A real HTTP server in the place of AUTOMATIC1111's web UI, as `modules/progress.py` and `modules/api/api.py` have it: a queue of one; progress
 * by task id at `/internal/progress`; interruptions of whatever is at work, which give what there is; `/sdapi/v1/progress` names no task.
 */
export const startAutomatic1111Server = async (script: Script): Promise<RecordingServer> => {
  const left = [...(script.progress ?? [])];
  const finished = new Set<string>();
  let others = script.others ?? 0;
  let interrupted = script.isCutShort === true;
  let waiting: { readonly response: ServerResponse; readonly id: string } | undefined;

  const end = (): void => {
    if (waiting !== undefined) finished.add(waiting.id);
    waiting = undefined;
  };
  const finish = (): void => {
    if (waiting === undefined || script.answer === undefined) return;
    script.answer(waiting.response);
    end();
  };
  const tell = ({ body }: Seen, response: ServerResponse): void => {
    if (script.badProgress !== undefined) return script.badProgress(response);
    const { id_task: id } = look.parse(body);
    const isOthers = others > 0;
    others -= 1;
    const isOurs = waiting?.id === id;
    const active = isOurs && !isOthers;
    sendJson(response, {
      active,
      queued: isOurs && isOthers,
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
    waiting = { response, id: task.parse(body).force_task_id };
    if (left.length === 0 && others <= 0) finish();
  };
  const interrupt = (response: ServerResponse): void => {
    interrupted = true;
    if (others <= 0 && waiting !== undefined) {
      sendJson(waiting.response, { images: [], parameters: {}, info: '' });
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
