import { Problem } from '#core/problem.ts'

/** Runs one search for each input field at a time. A new search cancels the earlier one. */
export function searchBoxes() {
  const running = new Map<string, AbortController>()
  return async function search<Result>(
    box: string,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    running.get(box)?.abort()
    const controller = new AbortController()
    running.set(box, controller)
    const superseded = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () =>
        reject(new Problem('conflict', 'This search was replaced by a newer one.')),
      )
    })
    try {
      return await Promise.race([work(controller.signal), superseded])
    } finally {
      if (running.get(box) === controller) running.delete(box)
    }
  }
}
