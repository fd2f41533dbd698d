export type Form = { [name: string]: Form | string };

const isForm = (value: Form | string | undefined): value is Form => typeof value === 'object';

/** Reads `a[b][0][c]=d` as Stripe's clients write it: lists become objects with numbers as names. */
export const parseForm = (text: string): Form => {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place = form;
    for (const part of path) {
      const next = place[part];
      const inner: Form = isForm(next) ? next : Object.create(null);
      place[part] = inner;
      place = inner;
    }
    place[last] = value;
  }
  return form;
};
