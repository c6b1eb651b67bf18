/**
 * Modules of Node for scripts in the terminal, which work on the files of the project. `terminal`
 * is defined before the script.
 */
export const terminalModules: ReadonlyMap<string, string> = new Map([
  [
    'node:process',
    `
const { terminal } = globalThis
const process = {
  argv: terminal.argv,
  env: {},
  platform: 'linux',
  cwd: () => '/project/' + terminal.folder,
  exit: (code) => terminal.exit(code),
  get exitCode() { return terminal.code },
  set exitCode(code) { terminal.code = Number(code) || 0 },
  stdin: { isTTY: false, async *[Symbol.asyncIterator]() { yield terminal.stdin } },
  stdout: { isTTY: false, columns: 80, write: (text) => (terminal.out(text), true) },
  stderr: { isTTY: false, columns: 80, write: (text) => (terminal.err(text), true) },
}
export const { argv, env, platform, cwd, exit, stdin, stdout, stderr } = process
export default process`,
  ],
  [
    'node:fs',
    `
const { terminal } = globalThis
const pathOf = (path) => terminal.pathOf(String(path))
const fail = (code, words, path) => { throw Object.assign(new Error(code + ': ' + words + ", '" + path + "'"), { code }) }
export function readFileSync(path) {
  if (path === 0 || path === '/dev/stdin') return terminal.stdin
  const text = terminal.files.get(pathOf(path))
  return text ?? fail('ENOENT', 'no such file, or no text that is short enough', path)
}
export function existsSync(path) {
  const at = pathOf(path)
  return at === '' || terminal.files.has(at) || [...terminal.files.keys()].some((each) => each.startsWith(at + '/'))
}
export function writeFileSync(path, text) {
  if (path === 1) return terminal.out(text)
  if (path === 2) return terminal.err(text)
  const at = pathOf(path)
  terminal.files.set(at, String(text))
  terminal.written[at] = String(text)
}
export function appendFileSync(path, text) {
  writeFileSync(path, (terminal.files.get(pathOf(path)) ?? '') + text)
}
export function readdirSync(path) {
  const at = pathOf(path)
  const before = at === '' ? '' : at + '/'
  const names = [...terminal.files.keys()].filter((each) => each.startsWith(before)).map((each) => each.slice(before.length).split('/')[0])
  return names.length > 0 ? [...new Set(names)].sort() : fail('ENOENT', 'no such folder', path)
}
export function mkdirSync() {}
export default { readFileSync, existsSync, writeFileSync, appendFileSync, readdirSync, mkdirSync }`,
  ],
  [
    'node:path',
    `
const { terminal } = globalThis
export const sep = '/'
export const normalize = (path) => {
  const parts = []
  for (const part of String(path).split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return (String(path).startsWith('/') ? '/' : '') + parts.join('/') || '.'
}
export const join = (...parts) => normalize(parts.filter((part) => part !== '').join('/'))
export const resolve = (...parts) => normalize(parts.reduce((all, part) => (part.startsWith('/') ? part : all + '/' + part), '/project/' + terminal.folder))
export const basename = (path, ending = '') => {
  const name = String(path).replace(/\\/$/, '').split('/').at(-1)
  return ending !== '' && name.endsWith(ending) ? name.slice(0, -ending.length) : name
}
export const dirname = (path) => String(path).split('/').slice(0, -1).join('/') || (String(path).startsWith('/') ? '/' : '.')
export const extname = (path) => {
  const name = basename(path)
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot)
}
export default { sep, normalize, join, resolve, basename, dirname, extname }`,
  ],
])
