import { AsyncLocalStorage } from 'node:async_hooks'

/** The workflows whose steps are being carried out just now, the outermost first. */
const chain = new AsyncLocalStorage<readonly string[]>()

/** Lets whatever `work` changes know which workflows led to it. */
export function withinChain<T>(workflows: readonly string[], work: () => T): T {
  return chain.run(workflows, work)
}

/** Empty where no step of a workflow is behind it. */
export function currentChain(): readonly string[] {
  return chain.getStore() ?? []
}
