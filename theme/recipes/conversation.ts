import { defineSlotRecipe } from '@pandacss/dev';

/** One message; `isFirst` and `isLast` tell its place among messages of the same side in a row. */
export const bubble = defineSlotRecipe({
  className: 'bubble',
  slots: ['row', 'aside', 'column', 'bubble', 'action', 'caret', 'foot'],
  base: {
    row: { display: 'flex', alignItems: 'flex-end', gap: '2', pt: '1' },
    aside: { width: '9', flexShrink: '0' },
    column: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
      minWidth: '0',
      maxWidth: { base: '[86%]', md: '[82%]' },
    },
    bubble: {
      px: '4',
      py: '2.5',
      borderRadius: 'lg',
      fontSize: 'md',
      lineHeight: 'relaxed',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    action: { fontFamily: 'display', fontStyle: 'italic', fontSize: 'lg', lineHeight: 'snug' },
    caret: {
      display: 'inline-block',
      width: '0.5',
      height: '[1.1em]',
      ms: '0.5',
      verticalAlign: '[-0.18em]',
      borderRadius: 'full',
      bg: 'accent.solid',
      animation: 'caret',
    },
    foot: { fontSize: 'xs', color: 'fg.subtle', px: '2' },
  },
  defaultVariants: { side: 'theirs' },
  variants: {
    side: {
      theirs: {
        bubble: {
          bg: 'bubble.theirs',
          borderWidth: 'thin',
          borderStyle: 'solid',
          borderColor: 'border.subtle',
          alignSelf: 'flex-start',
        },
        action: { color: 'fg.muted' },
      },
      mine: {
        row: { justifyContent: 'flex-end' },
        column: { alignItems: 'flex-end' },
        bubble: { bg: 'bubble.mine', color: 'bubble.onMine' },
        action: { color: 'bubble.mutedOnMine' },
        foot: { textAlign: 'end' },
      },
    },
    isFirst: { true: { row: { pt: '4' } } },
    isLast: { true: {} },
    isPending: { true: { bubble: { opacity: '0.86' } } },
  },
  compoundVariants: [
    { side: 'theirs', isLast: true, css: { bubble: { borderEndStartRadius: 'xs' } } },
    { side: 'mine', isLast: true, css: { bubble: { borderEndEndRadius: 'xs' } } },
  ],
  staticCss: ['*'],
});

export const composer = defineSlotRecipe({
  className: 'composer',
  slots: ['root', 'grow', 'input', 'hint'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-end',
      gap: '2',
      p: '1.5',
      ps: '5',
      bg: 'bg.raised',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      borderRadius: 'xl',
      boxShadow: 'md',
      transitionProperty: 'border-color, box-shadow',
      transitionDuration: 'fast',
      _focusWithin: { borderColor: 'accent.solid' },
    },
    /* A copy of the draft lies under the field and makes it as high as the text is. */
    grow: {
      flex: '1',
      minWidth: '0',
      display: 'grid',
      maxHeight: 'composer',
      '& > textarea, &::after': {
        gridArea: '1 / 1',
        minWidth: '0',
        minHeight: '11',
        maxHeight: 'composer',
        py: '2.5',
        fontFamily: 'text',
        fontSize: 'md',
        lineHeight: 'normal',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      },
      '&::after': { content: 'attr(data-draft)', visibility: 'hidden', overflow: 'hidden' },
    },
    input: {
      bg: 'transparent',
      color: 'fg.default',
      resize: 'none',
      outline: 'none',
      overflowY: 'auto',
      '&:focus-visible': { outline: 'none' },
    },
    hint: { fontSize: 'xs', color: 'fg.subtle', textAlign: 'center' },
  },
});
