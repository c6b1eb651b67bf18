import { useNowPlaying } from '../player/playback/now-playing.ts'

/** Gives the id of the piece in the player of the page; null while it is closed. */
export function useInPlayer(): string | null {
  return useNowPlaying()?.id ?? null
}
