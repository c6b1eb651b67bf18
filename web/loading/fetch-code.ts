const PAUSE_MS = 1_500
const TRIES = 6

/** Fetches a part of the program. A network that breaks off for a moment must not cost the page that asked. */
export async function fetchCode<Part>(load: () => Promise<Part>, triesLeft = TRIES): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (triesLeft === 1) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return fetchCode(load, triesLeft - 1)
  }
}
