const PAUSE_MS = 1_500
const TRIES = 6

/**
 * Fetches a part of the program, with retries, so that a short interruption of the network does not
 * break the page.
 */
export async function fetchCode<Part>(load: () => Promise<Part>, triesLeft = TRIES): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (triesLeft === 1) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return fetchCode(load, triesLeft - 1)
  }
}
