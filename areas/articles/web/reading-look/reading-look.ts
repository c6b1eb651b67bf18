import { keptStore } from '#web/place/kept-store.ts'
import { useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

export const textSizes = ['smallest', 'small', 'standard', 'large', 'largest'] as const
export const lineWidths = ['narrow', 'standard', 'wide'] as const

/**
 * The typography of articles. Each browser stores its own, because phones and large screens need
 * different ones.
 */
export interface ReadingLook {
  size: (typeof textSizes)[number]
  width: (typeof lineWidths)[number]
}

export const useReadingLookStore = ofVisit(() =>
  keptStore<ReadingLook>({
    name: 'synthwire-reading-look',
    read: readLook,
    write: ({ size, width }) => `${size} ${width}`,
  }),
)

/** Attributes of the element around a text, which the styles use. */
export function useReadingLook() {
  const { size, width } = useStored(useReadingLookStore())
  return { 'data-text-size': size, 'data-line-width': width }
}

/** Reads a stored look; unknown values become `standard`. */
export function readLook(text: string | null): ReadingLook {
  const [kept, width] = text?.split(' ') ?? []
  return {
    size: textSizes.find((size) => size === kept) ?? 'standard',
    width: lineWidths.find((each) => each === width) ?? 'standard',
  }
}
