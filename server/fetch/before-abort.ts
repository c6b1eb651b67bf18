/**
 * Waits for the result of the work, or fails with the signal's reason as soon as it aborts; the
 * work itself may go on.
 */
export async function beforeAbort<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  let handleAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    handleAbort = () => reject(signal.reason as Error)
    if (signal.aborted) handleAbort()
    else signal.addEventListener('abort', handleAbort, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', handleAbort)
  }
}
