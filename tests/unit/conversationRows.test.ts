import { describe, expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { rowsOf } from '#src/screens/conversation/rows.ts';

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();
const message = (msgId: string, role: Message['role'], createTime: number): Message => ({
  msgId,
  role,
  text: msgId,
  status: 'done',
  createTime,
  chosen: 0,
  alternatives: 1,
  liked: false,
  hasFeedback: false,
  image: null,
});

describe('rowsOf', () => {
  it('groups messages of one side and starts a new group on a new day', () => {
    const stored = [
      message('a', 'companion', at(9, 22)),
      message('b', 'companion', at(9, 23)),
      message('c', 'user', at(10, 8)),
      message('d', 'user', at(11, 8)),
    ];
    const sending = { ...message('e', 'user', 0), createTime: null, status: 'sending' } as const;
    expect(rowsOf([...stored, sending], at(11, 0))).toEqual([
      { message: stored[0], place: 1, dayLabel: 'Monday', isFirst: true, isLast: false, isNewest: false },
      { message: stored[1], place: 2, dayLabel: null, isFirst: false, isLast: true, isNewest: false },
      { message: stored[2], place: 3, dayLabel: 'Yesterday', isFirst: true, isLast: true, isNewest: false },
      { message: stored[3], place: 4, dayLabel: 'Today', isFirst: true, isLast: false, isNewest: false },
      { message: sending, place: 5, dayLabel: null, isFirst: false, isLast: true, isNewest: true },
    ]);
  });
});
