import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { type RecordingServer, type Seen, sendJson, startRecordingServer } from './recordingServer.ts';

interface Script {
  /** What is given for the picture; left out, it never comes but by an interruption. */
  readonly answer?: (response: ServerResponse) => void;
  /** Looks at the progress that somebody else's task is at work. */
  readonly others?: number;
  /** What each look at the progress tells, in order; the picture comes with the look after the last one. */
  readonly progress?: readonly number[];
  /** As before version 1.6: nobody tells whose progress it is. */
  readonly isOld?: boolean;
  /** Answers every look with this instead. */
  readonly badProgress?: (response: ServerResponse) => void;
}

const task = z.object({ force_task_id: z.string() });

/** A real HTTP server in the place of AUTOMATIC1111's web UI: a queue of one, with its progress, and interruptions that give what there is. */
export const startAutomatic1111Server = async (script: Script): Promise<RecordingServer> => {
  const left = [...(script.progress ?? [])];
  let others = script.others ?? 0;
  let waiting: { readonly response: ServerResponse; readonly id: string } | undefined;

  const finish = (): void => {
    if (waiting !== undefined) script.answer?.(waiting.response);
    if (script.answer !== undefined) waiting = undefined;
  };
  const tell = (response: ServerResponse): void => {
    if (script.badProgress !== undefined) return script.badProgress(response);
    const isOthers = others > 0;
    others -= 1;
    const progress = isOthers ? 0.9 : (left.shift() ?? 0);
    const current = isOthers ? 'task(somebody)' : (waiting?.id ?? null);
    sendJson(response, { progress, eta_relative: 1, state: {}, ...(!script.isOld && { current_task: current }) });
    if (!isOthers && left.length === 0) finish();
  };
  const take = ({ body }: Seen, response: ServerResponse): void => {
    waiting = { response, id: task.parse(body).force_task_id };
    if (left.length === 0 && others <= 0) finish();
  };
  const interrupt = (response: ServerResponse): void => {
    if (waiting !== undefined) sendJson(waiting.response, { images: [], parameters: {}, info: '' });
    waiting = undefined;
    sendJson(response, {});
  };

  return startRecordingServer((seen, response) => {
    switch (`${seen.method} ${seen.path}`) {
      case 'POST /sdapi/v1/txt2img':
        return take(seen, response);
      case 'GET /sdapi/v1/progress?skip_current_image=true':
        return tell(response);
      case 'POST /sdapi/v1/interrupt':
        return interrupt(response);
      default:
        return sendJson(response, { detail: 'Not Found' }, 404);
    }
  });
};
