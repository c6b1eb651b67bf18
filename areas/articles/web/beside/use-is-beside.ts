import { useMedia } from '#web/ui/use-media.ts'
import { useListLook } from '../reading-look/use-list-looks.ts'

/** From this width of the window on, list and article have room beside each other. */
const WIDE = '(min-width: 1600px)'

/** Says if an article is shown beside its list: if that is chosen and fits. */
export function useIsBeside(): boolean {
  const [isWished] = useListLook('beside')
  return useMedia(WIDE) && isWished
}
