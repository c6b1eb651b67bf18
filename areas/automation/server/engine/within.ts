import { Problem } from '#core/problem.ts'

/** Thrown if a step takes longer than its time limit. */
export class TookTooLong extends Problem {
  constructor(seconds: number) {
    super('unavailable', `The step took longer than ${seconds} seconds.`)
  }
}

/** Waits for `work`, at most for these seconds or until the run has to stop. */
export async function within<T>(
  signal: AbortSignal,
  seconds: number | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = seconds === undefined ? null : AbortSignal.timeout(seconds * 1000)
  const either = late ? AbortSignal.any([signal, late]) : signal
  let stop = () => {}
  const over = new Promise<never>((_, reject) => {
    stop = () =>
      reject(
        late?.aborted && !signal.aborted
          ? new TookTooLong(seconds!)
          : new Problem('unavailable', 'The run was stopped.'),
      )
    if (either.aborted) stop()
    else either.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work(either), over])
  } finally {
    either.removeEventListener('abort', stop)
    over.catch(() => {})
  }
}
