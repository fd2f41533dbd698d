import { defineTextStyles } from '@pandacss/dev';

/** The one type scale: serif for what is said large and for names, sans for everything else. */
export const textStyles = defineTextStyles({
  display: {
    value: { fontFamily: 'display', fontSize: 'display', lineHeight: 'solid', letterSpacing: 'tight' },
  },
  title: {
    value: { fontFamily: 'display', fontSize: { base: '3xl', md: '4xl' }, lineHeight: 'tight', letterSpacing: 'tight' },
  },
  heading: {
    value: { fontFamily: 'display', fontSize: { base: '2xl', md: '3xl' }, lineHeight: 'tight' },
  },
  name: { value: { fontFamily: 'display', fontSize: { base: 'xl', md: '2xl' }, lineHeight: 'tight' } },
  nameSmall: { value: { fontFamily: 'display', fontSize: 'xl', lineHeight: 'tight' } },
  lead: { value: { fontSize: { base: 'lg', md: 'xl' }, lineHeight: 'normal' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal' } },
  message: { value: { fontSize: 'md', lineHeight: 'relaxed' } },
  /** What a companion does rather than says. */
  action: { value: { fontFamily: 'display', fontStyle: 'italic', fontSize: 'lg', lineHeight: 'snug' } },
  label: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' } },
  small: { value: { fontSize: 'sm', lineHeight: 'normal' } },
  caption: { value: { fontSize: 'xs', fontWeight: 'medium', lineHeight: 'snug', letterSpacing: 'wide' } },
});
