import { useNowPlaying } from '../player/now-playing.ts'

/** What is in the player of the page, by its id; null while it is closed. */
export function useInPlayer(): string | null {
  return useNowPlaying()?.id ?? null
}
