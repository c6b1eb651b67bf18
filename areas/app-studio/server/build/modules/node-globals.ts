/**
 * Parts of Node and of browsers that are missing where scripts of projects run, and their
 * replacements. Builds report them, so that a function does not fail with them later.
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

/** Replacements for modules of Node, by their names without "node:". */
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

/** Names the replacement of a module of Node in scripts. */
export function insteadOfModule(name: string): string {
  const bare = name.replace(/^node:/, '')
  const words = Object.hasOwn(missingModules, bare) ? ` ${missingModules[bare]}` : ''
  return `the module "${bare}" of Node is not there where code of a project is run.${words}`
}

const MARK = 'notThere_'

/**
 * Definitions by which the bundler marks each use of a name of Node that the code does not declare
 * itself.
 */
export const markedGlobals: Record<string, string> = Object.fromEntries(
  Object.keys(missingGlobals).map((name) => [name, MARK + name]),
)

/** The first marked name in a plain source that is used, not only asked for by `typeof`; null where there is none. */
export function usedGlobal(code: string): { name: string; line: number; column: number } | null {
  for (const { index, 1: before = '', 2: name = '' } of code.matchAll(USED)) {
    if (before !== '' || !Object.hasOwn(missingGlobals, name)) continue
    const lines = code.slice(0, index).split('\n')
    return { name, line: lines.length, column: lines.at(-1)!.length }
  }
  return null
}

const USED = /(typeof )?\bnotThere_([A-Za-z_]+)\b/g
