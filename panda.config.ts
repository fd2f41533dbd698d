import { defineConfig } from '@pandacss/dev';

export default defineConfig({
  preflight: true,
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  importMap: '#styled',
  forceConsistentTypeExtension: true,
  jsxFramework: 'react',
  strictTokens: false,
  theme: { extend: {} },
});
