/** Results of the build of the browser program; filled in by scripts/build/build-web.mjs. */
declare module 'virtual:built-assets' {
  import type { Style } from './document.ts'

  interface BuiltAssets {
    /** Changes with the browser program. */
    version: string
    /** Addresses of the fonts that every first paint needs. */
    fonts: string[]
    /** The script that starts the app on a page that is drawn already. */
    begin: string
    app: { script: string; modules: string[]; styles: Style[] }
    home: { script: string; styles: Style[] }
    /** Files that a part needs on top of the app when it is shown, by its source file. */
    parts: Record<string, { modules: string[]; styles: Style[] }>
  }

  export const built: BuiltAssets
}
