import type { TestTools } from '../test-tools.ts'

/**
 * Makes the tools record the text of every statement, also of those in transactions and of a desk.
 */
export function noteStatements(tools: TestTools, asked: string[]): TestTools {
  const watch = <Db extends object>(db: Db): Db =>
    new Proxy(db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'forReader') return (readerId: string) => watch(value.call(target, readerId))
        if (name === 'transaction') {
          return (run: (inner: object) => unknown) =>
            value.call(target, (inner: object) => run(watch(inner)))
        }
        return (...given: unknown[]) => {
          // The last argument is the statement; it is recorded alone, because a recursive schema
          // cannot be written as JSON.
          asked.push(JSON.stringify(given.at(-1)))
          return value.apply(target, given)
        }
      },
    })
  return { ...tools, db: watch(tools.db) }
}
