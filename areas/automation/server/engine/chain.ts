import { AsyncLocalStorage } from 'node:async_hooks'

/** The workflows that led to the code that is running now, outermost first. */
const chain = new AsyncLocalStorage<readonly string[]>()

/** Runs `work` and makes these workflows the cause of all its changes. */
export function withinChain<T>(workflows: readonly string[], work: () => T): T {
  return chain.run(workflows, work)
}

/** The workflows that led to the running code; empty outside of workflows. */
export function currentChain(): readonly string[] {
  return chain.getStore() ?? []
}
