/**
 * Modules of Node that scripts of projects may import, reduced to the functions that tests need.
 */
export const scriptModules: ReadonlyMap<string, string> = new Map([
  [
    'node:test',
    `
const tests = (globalThis.projectTests ??= [])
const groups = []
export function test(name, options, run = options) {
  tests.push({ name: [...groups, name].join(' > '), run })
}
export function describe(name, body) {
  groups.push(name)
  body()
  groups.pop()
}
export { test as it }
export default test`,
  ],
  [
    'node:assert/strict',
    `
const show = (value) => {
  try { return JSON.stringify(value) ?? String(value) } catch { return String(value) }
}
const fail = (message, words) => { throw message instanceof Error ? message : new Error(message ?? words) }
const isEqual = (a, b) => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  if (a instanceof Date) return a.getTime() === b.getTime()
  if (a instanceof Map || a instanceof Set) return isEqual([...a], [...b])
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
}
export function ok(value, message) { if (!value) fail(message, 'It is ' + show(value)) }
export function equal(actual, expected, message) {
  if (!Object.is(actual, expected)) fail(message, show(actual) + ' is not ' + show(expected))
}
export function notEqual(actual, expected, message) {
  if (Object.is(actual, expected)) fail(message, 'It is ' + show(expected))
}
export function deepEqual(actual, expected, message) {
  if (!isEqual(actual, expected)) fail(message, show(actual) + ' is not ' + show(expected))
}
export function match(text, pattern, message) {
  if (!pattern.test(text)) fail(message, show(text) + ' does not match ' + pattern)
}
export function throws(run, pattern, message) {
  try { run() } catch (error) {
    if (pattern instanceof RegExp && !pattern.test(String(error))) fail(message, String(error) + ' does not match ' + pattern)
    return
  }
  fail(message, 'It threw nothing')
}
export default Object.assign(ok, { ok, equal, notEqual, deepEqual, match, throws, strictEqual: equal, deepStrictEqual: deepEqual })`,
  ],
])
