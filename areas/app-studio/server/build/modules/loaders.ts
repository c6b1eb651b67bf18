import type { Loader } from 'esbuild'

/** File extensions that a module may import, with the loaders for them. */
const loaders: Record<string, Loader> = {
  ts: 'ts',
  tsx: 'tsx',
  mts: 'ts',
  js: 'jsx',
  jsx: 'jsx',
  mjs: 'js',
  cjs: 'js',
  css: 'css',
  json: 'json',
  txt: 'text',
  md: 'text',
  svg: 'file',
  png: 'file',
  jpg: 'file',
  jpeg: 'file',
  gif: 'file',
  webp: 'file',
  avif: 'file',
  woff2: 'file',
  wasm: 'file',
  mp3: 'file',
  mp4: 'file',
  webm: 'file',
}

export function loaderOf(ending: string): Loader | null {
  return Object.hasOwn(loaders, ending) ? loaders[ending]! : null
}

export function isScript(loader: Loader): boolean {
  return ['ts', 'tsx', 'js', 'jsx'].includes(loader)
}
