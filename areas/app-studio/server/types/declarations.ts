/** The path at which projects see `declarations`. */
export const DECLARATIONS = '/types/project.d.ts'

/** Declares modules that builds provide, in addition to those of the project and its packages. */
export const declarations = `
declare module '*.css'
declare module '*.svg' { const address: string; export default address }
declare module '*.png' { const address: string; export default address }
declare module '*.jpg' { const address: string; export default address }
declare module '*.webp' { const address: string; export default address }
declare module '*.txt' { const text: string; export default text }
declare module '*.md' { const text: string; export default text }

declare module 'node:test' {
  type Body = () => unknown
  export function test(name: string, body: Body): void
  export function test(name: string, options: object, body: Body): void
  export function describe(name: string, body: Body): void
  export { test as it }
  export default test
}

declare module 'node:assert/strict' {
  type Message = string | Error
  export function ok(value: unknown, message?: Message): asserts value
  export function equal(actual: unknown, expected: unknown, message?: Message): void
  export function notEqual(actual: unknown, expected: unknown, message?: Message): void
  export function deepEqual(actual: unknown, expected: unknown, message?: Message): void
  export function match(text: string, pattern: RegExp, message?: Message): void
  export function throws(run: () => unknown, pattern?: RegExp, message?: Message): void
  const assert: {
    (value: unknown, message?: Message): asserts value
    ok(value: unknown, message?: Message): asserts value
    equal: typeof equal
    notEqual: typeof notEqual
    deepEqual: typeof deepEqual
    match: typeof match
    throws: typeof throws
    strictEqual: typeof equal
    deepStrictEqual: typeof deepEqual
  }
  export default assert
}
`
