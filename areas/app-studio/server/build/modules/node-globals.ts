/**
 * Globals of Node and browsers that are missing where scripts of projects run, with advice what to
 * use instead. Builds report them, so that a function does not fail later.
 */
export const missingGlobals: Readonly<Record<string, string>> = {
  Buffer: 'Use Uint8Array, and atob and btoa for base64.',
  process: 'Functions read variables as env; scripts in the terminal import "node:process".',
  __dirname: 'There is no disk. Import what you need.',
  __filename: 'There is no disk. Import what you need.',
  fetch:
    'Code on the server cannot send requests to other servers. A page can fetch from the project itself.',
  XMLHttpRequest:
    'Code on the server cannot send requests to other servers. A page can fetch from the project itself.',
  WebSocket: 'Code on the server cannot send requests to other servers.',
  setTimeout:
    'Timers are not supported here. Let a schedule in Automation call the function again.',
  setInterval: 'Timers are not supported here. Let a schedule in Automation call the function.',
  setImmediate: 'Use queueMicrotask.',
  URL: 'A function is given its path and query in the request.',
  URLSearchParams: 'A function is given its query in the request.',
  TextEncoder: 'Use encodeURIComponent, or keep texts as they are.',
  TextDecoder: 'Use decodeURIComponent, or keep texts as they are.',
  crypto: 'Use Math.random for ids; there is nothing for secrets.',
  structuredClone: 'Use JSON.parse(JSON.stringify(value)).',
  Response: 'A function returns { status, type, body }.',
  Request: 'A function is given { method, path, query, headers, body }.',
  Headers: 'Headers are a plain object of texts.',
  document: 'There is no page on the server. Put this into a module that the page alone imports.',
  window: 'There is no page on the server. Put this into a module that the page alone imports.',
  localStorage: 'Use data, which functions have.',
}

/** Advice for missing modules of Node, by name without "node:". */
const missingModules: Readonly<Record<string, string>> = {
  fs: 'Functions keep values with data; scripts in the terminal may import it.',
  'fs/promises': 'Functions keep values with data; scripts in the terminal import "node:fs".',
  path: 'Scripts in the terminal may import it.',
  process: 'Functions read variables as env; scripts in the terminal may import it.',
  http: 'Code on the server cannot send requests to other servers.',
  https: 'Code on the server cannot send requests to other servers.',
  net: 'Code on the server cannot send requests to other servers.',
  buffer: missingGlobals['Buffer']!,
  crypto: missingGlobals['crypto']!,
  url: missingGlobals['URL']!,
  timers: missingGlobals['setTimeout']!,
  child_process: 'No other program can be started here.',
  worker_threads: 'No other program can be started here.',
  assert: 'Use "node:assert/strict".',
}

/** Says what to use instead of a module of Node in scripts. */
export function insteadOfModule(name: string): string {
  const bare = name.replace(/^node:/, '')
  const words = Object.hasOwn(missingModules, bare) ? ` ${missingModules[bare]}` : ''
  return `the module "${bare}" of Node is not there where code of a project is run.${words}`
}

const MARK = 'notThere_'

/**
 * Definitions for the bundler that rename each missing global, unless the code declares the name
 * itself.
 */
export const markedGlobals: Record<string, string> = Object.fromEntries(
  Object.keys(missingGlobals).map((name) => [name, MARK + name]),
)

/**
 * Finds the first missing global that a prepared source uses other than by `typeof`; null if there
 * is none.
 */
export function usedGlobal(code: string): { name: string; line: number; column: number } | null {
  for (const { index, 1: before = '', 2: name = '' } of code.matchAll(USED)) {
    if (before !== '' || !Object.hasOwn(missingGlobals, name)) continue
    const lines = code.slice(0, index).split('\n')
    return { name, line: lines.length, column: lines.at(-1)!.length }
  }
  return null
}

const USED = /(typeof )?\bnotThere_([A-Za-z_]+)\b/g
