import { useMedia } from '#web/ui/use-media.ts'
import { useListLook } from '../reading-look/use-list-looks.ts'

/** The least width of the window in which list and article fit side by side. */
const WIDE = '(min-width: 1600px)'

/**
 * Says if an article is shown next to its list: the reader chose that, and the window is wide
 * enough.
 */
export function useIsBeside(): boolean {
  const [isWished] = useListLook('beside')
  return useMedia(WIDE) && isWished
}
