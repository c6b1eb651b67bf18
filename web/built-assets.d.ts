/** Results of the build of the browser program; filled in by scripts/build/build-web.mjs. */
declare module 'virtual:built-assets' {
  import type { Style } from './document.ts'

  interface BuiltAssets {
    /** The version of the browser program, which changes with its contents. */
    version: string
    /** Addresses of the fonts that every first paint needs. */
    fonts: string[]
    /** The script that starts the app on a page that the server has drawn. */
    begin: string
    app: { script: string; modules: string[]; styles: Style[] }
    home: { script: string; styles: Style[] }
    /** Files that a part needs in addition to the app when it is shown, by its source file. */
    parts: Record<string, { modules: string[]; styles: Style[] }>
  }

  export const built: BuiltAssets
}
