import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const characterReferences = fileURLToPath(
  new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
)

/** Every style sheet states the order of the layers, since lazy parts bring theirs in any order. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? `@layer base, ui, frame, area;\n${code}` : null),
}

/** In development nobody writes the document, which the icons of the first page are in. */
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
  // Its edition for browsers decodes "&amp;" by writing markup into an element, which our pages forbid.
  resolve: { alias: { 'decode-named-character-reference': characterReferences } },
  define: { 'import.meta.env.VITE_COMMIT': JSON.stringify(process.env['SYNTHWIRE_COMMIT'] ?? '') },
  // Only the server draws with this package; its binary would stop the search for packages of the browser.
  optimizeDeps: { exclude: ['@napi-rs/canvas'] },
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
