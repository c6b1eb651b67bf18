import './ReadingLookCard.css'
import { useStored } from '#web/place/store.ts'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { lineWidths, textSizes, useReadingLookStore } from './reading-look.ts'
import { useListLook } from './use-list-looks.ts'

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

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const

const places = [
  { value: 'over', label: 'Over the list' },
  { value: 'beside', label: 'Beside the list' },
] as const

export const lookTitles = [
  'Text size',
  'Width of lines',
  'Density of lists',
  'Articles on wide screens',
] as const
export const WHERE = 'For all articles and lists, in this browser.'

/** Settings for the look of articles and lists, which only this browser stores. */
export function ReadingLookCard() {
  const store = useReadingLookStore()
  const look = useStored(store)
  return (
    <div className="look-card">
      <h3>Text size</h3>
      <Segmented
        label="Text size"
        iconsOnly
        options={sizes}
        value={look.size}
        onChange={(size) => store.set({ ...look, size })}
      />
      <h3>Width of lines</h3>
      <Segmented
        label="Width of lines"
        options={widths}
        value={look.width}
        onChange={(width) => store.set({ ...look, width })}
      />
      <ListDensity />
      <PlaceOfArticles />
      <p className="meta">{WHERE}</p>
    </div>
  )
}

function ListDensity() {
  const [isCompact, choose] = useListLook('compact')
  return (
    <>
      <h3>Density of lists</h3>
      <Segmented
        label="Density of lists"
        options={densities}
        value={isCompact ? 'compact' : 'comfortable'}
        onChange={(density) => choose(density === 'compact')}
      />
    </>
  )
}

function PlaceOfArticles() {
  const [isBeside, choose] = useListLook('beside')
  return (
    <>
      <h3>Articles on wide screens</h3>
      <Segmented
        label="Articles on wide screens"
        options={places}
        value={isBeside ? 'beside' : 'over'}
        onChange={(place) => choose(place === 'beside')}
      />
    </>
  )
}

function inCapitals(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
