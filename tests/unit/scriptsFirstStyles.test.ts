import { describe, expect, it } from 'vitest';
import { stylesFor } from '../../scripts/vite/firstStyles.ts';

const sheet = [
  '@layer base{*{margin:0}[data-theme=dark]{--ink:#fff}}',
  '@layer recipes{.button{color:red}.button--size_lg{height:3rem}.dialog__title{font-weight:600}}',
  String.raw`@layer utilities{.p_1{padding:1rem}.p_2{padding:2rem}.hover\:p_2:hover{padding:2rem}.w_1\/2{width:50%}}`,
  '@media (width>=40rem){@layer utilities{.md\\:p_2{padding:2rem}}}',
  '@layer utilities{.p_1,.p_2{gap:1px}.p_1:not(.p_2){gap:2px}}',
  '@keyframes spin{to{rotate:1turn}}',
].join('');

describe('stylesFor', () => {
  it('keeps what scripts can need, in its order, with what needs no class', () => {
    expect(stylesFor(sheet, ['const a = "p_1 w_1/2"; make(`button`)'])).toBe(
      [
        '@layer base{*{margin:0}[data-theme=dark]{--ink:#fff}}',
        '@layer recipes{.button{color:red}.button--size_lg{height:3rem}}',
        String.raw`@layer utilities{.p_1{padding:1rem}.w_1\/2{width:50%}}`,
        '@layer utilities{.p_1{gap:1px}.p_1:not(.p_2){gap:2px}}',
        '@keyframes spin{to{rotate:1turn}}',
      ].join(''),
    );
  });

  it('takes a class only where it stands as a word', () => {
    expect(stylesFor('.p_1{padding:1rem}.p_12{padding:12rem}', ['"p_12"'])).toBe('.p_12{padding:12rem}');
  });
});
