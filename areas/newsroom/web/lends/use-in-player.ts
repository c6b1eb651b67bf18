import { useNowPlaying } from '../player/playback/now-playing.ts'

/** The id of the piece in the page's player; null while the player is closed. */
export function useInPlayer(): string | null {
  return useNowPlaying()?.id ?? null
}
