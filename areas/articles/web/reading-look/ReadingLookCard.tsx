import './ReadingLookCard.css'
import { useStored } from '#web/place/store.ts'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { lineWidths, textSizes, useReadingLookStore } from './reading-look.ts'

const sizes = textSizes.map((value) => ({
  value,
  label: inCapitals(value),
  icon: (
    <span className="look-letter" data-text-size={value} aria-hidden="true">
      A
    </span>
  ),
}))
const widths = lineWidths.map((value) => ({ value, label: inCapitals(value) }))

/** Both choices; they are of this browser alone. */
export function ReadingLookCard() {
  const store = useReadingLookStore()
  const look = useStored(store)
  return (
    <div className="look-card">
      <p aria-hidden="true">Text size</p>
      <Segmented
        label="Text size"
        iconsOnly
        options={sizes}
        value={look.size}
        onChange={(size) => store.set({ ...look, size })}
      />
      <p aria-hidden="true">Width of lines</p>
      <Segmented
        label="Width of lines"
        options={widths}
        value={look.width}
        onChange={(width) => store.set({ ...look, width })}
      />
      <p className="meta">For all articles, in this browser.</p>
    </div>
  )
}

function inCapitals(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
