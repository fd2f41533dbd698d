import type { Question } from '#machines/confirm/confirmMachine.ts';

type Sample = Omit<Question, 'id'>;

/** Questions of every kind, by the words on the buttons that ask them. */
export const confirmSamples = {
  'with its own labels': {
    title: 'Leave the story?',
    message: 'It is kept as it stands.',
    showCancelButton: true,
    confirmButtonText: 'Leave it',
    cancelButtonText: 'Stay',
    dangerouslyUseHTMLString: false,
  },
  'an alert': {
    title: 'The story is long',
    message: 'The beginning is <b>told</b> in short.',
    showCancelButton: false,
    confirmButtonText: null,
    cancelButtonText: null,
    dangerouslyUseHTMLString: false,
  },
  'in HTML': {
    title: 'Use this card?',
    message:
      '<p>Made by <b>Ada</b>, <a href="/about">see how</a>.</p><img src="/nowhere" onerror="document.title=\'broken\'"><script>document.title="broken"</script><a href="javascript:document.title=1" onclick="document.title=2" style="position:fixed;inset:0">trap</a>',
    showCancelButton: true,
    confirmButtonText: null,
    cancelButtonText: null,
    dangerouslyUseHTMLString: true,
  },
} as const satisfies Readonly<Record<string, Sample>>;
