import type { Extension } from '@codemirror/state'

/** Grammars by language. Each is loaded with the first file that needs it. */
const grammars: Record<string, () => Promise<Extension>> = {
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  json: async () => (await import('@codemirror/lang-json')).json(),
  markdown: async () => (await import('@codemirror/lang-markdown')).markdown(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true }),
  typescript: async () =>
    (await import('@codemirror/lang-javascript')).javascript({ typescript: true }),
  tsx: async () =>
    (await import('@codemirror/lang-javascript')).javascript({ typescript: true, jsx: true }),
}

const endings: Record<string, string> = {
  html: 'html',
  htm: 'html',
  svg: 'html',
  xml: 'html',
  css: 'css',
  json: 'json',
  webmanifest: 'json',
  md: 'markdown',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'typescript',
  mts: 'typescript',
  tsx: 'tsx',
}

/**
 * Loads the grammar for a file by its extension; empty if there is none, or it cannot be loaded.
 */
export async function grammarOf(path: string): Promise<Extension> {
  const [, ending = ''] = /\.([^./]+)$/.exec(path.toLowerCase()) ?? []
  const name = Object.hasOwn(endings, ending) ? endings[ending]! : ''
  return (await grammars[name]?.().catch(() => [])) ?? []
}
