import { css } from '#styled/css';

const spinner = css({
  display: 'inline-block',
  width: 'icon',
  height: 'icon',
  borderRadius: 'full',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: 'current',
  borderTopColor: 'transparent',
  animation: 'spin',
});

/** A turning ring in the text's colour; whoever shows it says in words what is going on. */
export const Spinner = () => <span className={spinner} aria-hidden="true" />;
