import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const characterReferences = fileURLToPath(
  new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
)

/**
 * Puts the order of the layers into every style sheet, because lazy parts load theirs in any order.
 */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? `@layer base, ui, frame, area;\n${code}` : null),
}

/** Adds the icons to the page in development, where no rendered document contains them. */
const iconsInDevelopment: Plugin = {
  name: 'icons-in-development',
  apply: 'serve',
  async transformIndexHtml(html, { server }) {
    const { iconSheet } = await server!.ssrLoadModule('/web/icon-sheet.tsx')
    return html.replace('</body>', `${iconSheet}</body>`)
  },
}

export default defineConfig({
  plugins: [react(), layerOrder, iconsInDevelopment],
  publicDir: 'web/public',
  // The package's edition for browsers decodes "&amp;" by setting an element's markup, which our
  // content security policy forbids.
  resolve: { alias: { 'decode-named-character-reference': characterReferences } },
  define: { 'import.meta.env.VITE_COMMIT': JSON.stringify(process.env['SYNTHWIRE_COMMIT'] ?? '') },
  // The server alone draws with this package; its binary would stop Vite's search for dependencies.
  optimizeDeps: { exclude: ['@napi-rs/canvas'] },
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
