import { defineSlotRecipe } from '@pandacss/dev';

/** One message; `isFirst` tells that it is the first of those of the same side in a row: the others are joined to that above. */
export const bubble = defineSlotRecipe({
  className: 'bubble',
  slots: ['row', 'aside', 'column', 'line', 'bubble', 'more', 'acts', 'action', 'caret', 'foot'],
  base: {
    row: {
      contain: 'layout style',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      columnGap: '2',
      rowGap: '1',
      pt: '1',
    },
    aside: { width: '9', flexShrink: '0' },
    column: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
      minWidth: '0',
      maxWidth: { base: '[min(86%, calc(100% - 2.75rem))]', md: '[82%]' },
    },
    line: { display: 'flex', alignItems: 'center', gap: '1', maxWidth: 'full' },
    /* With a mouse it shows where the pointer is; a finger has nothing to point with. */
    more: {
      flexShrink: '0',
      color: 'fg.subtle',
      _canHover: { opacity: '0', '[data-message]:hover &, &:focus-visible, &[aria-expanded=true]': { opacity: '1' } },
    },
    bubble: {
      minWidth: '0',
      px: '4',
      py: '2.5',
      borderRadius: 'lg',
      fontSize: 'md',
      lineHeight: 'bubble',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    /* Adds nothing to the height of its line. */
    action: { fontFamily: 'display', fontStyle: 'italic', fontSize: 'lg', lineHeight: 'none' },
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
    /* Below, beside the place of the avatar: that stays beside the words. */
    acts: { flexBasis: 'full', display: 'flex', ps: '10' },
    foot: {
      flexBasis: 'full',
      display: 'flex',
      gap: '2',
      ps: '12',
      fontSize: 'xs',
      lineHeight: '[1rem]',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.subtle',
    },
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
          borderEndStartRadius: 'xs',
        },
        action: { color: 'fg.muted' },
      },
      mine: {
        row: { justifyContent: 'flex-end' },
        column: { alignItems: 'flex-end' },
        line: { flexDirection: 'row-reverse' },
        acts: { justifyContent: 'flex-end', ps: '0' },
        bubble: { bg: 'bubble.mine', color: 'bubble.onMine', borderEndEndRadius: 'xs' },
        action: { color: 'bubble.mutedOnMine' },
        foot: { justifyContent: 'flex-end', ps: '0', pe: '1' },
      },
    },
    isFirst: { true: { row: { pt: '4' } }, false: {} },
    isPending: { true: { bubble: { opacity: '0.86' } } },
  },
  compoundVariants: [
    { side: 'theirs', isFirst: false, css: { bubble: { borderStartStartRadius: 'xs' } } },
    { side: 'mine', isFirst: false, css: { bubble: { borderStartEndRadius: 'xs' } } },
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
    /* Where a field cannot be as high as its text, a copy of the draft lies under it and makes it so. */
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
      '@supports not (field-sizing: content)': {
        '&::after': { content: 'attr(data-draft)', visibility: 'hidden', overflow: 'hidden' },
      },
    },
    input: {
      fieldSizing: 'content',
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
