import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// Development: `npx vite` serves the screens from their sources and leaves the API to a hub that runs beside it.
const hubAddress = process.env['SYNTHWIRE_HUB'] ?? 'http://127.0.0.1:4600'

/** Every style sheet states the order of the layers, since lazy parts bring theirs in any order. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? `@layer base, ui, frame, area;\n${code}` : null),
}

export default defineConfig({
  plugins: [react(), layerOrder],
  publicDir: 'web/public',
  define: { 'import.meta.env.VITE_COMMIT': JSON.stringify(process.env['SYNTHWIRE_COMMIT'] ?? '') },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', proxy: { '/api': hubAddress } },
})
