import { AsyncLocalStorage } from 'node:async_hooks'

/** The workflows whose steps are being carried out, outermost first. */
const chain = new AsyncLocalStorage<readonly string[]>()

/** Tells any change that `work` makes which workflows led to it. */
export function withinChain<T>(workflows: readonly string[], work: () => T): T {
  return chain.run(workflows, work)
}

/** Empty outside of any workflow. */
export function currentChain(): readonly string[] {
  return chain.getStore() ?? []
}
