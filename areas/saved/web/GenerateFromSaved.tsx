import { GenerateButton } from '#areas/newsroom/web/lends/GenerateButton.tsx'
import { GenerationProvider } from '#areas/newsroom/web/lends/GenerationProvider.tsx'
import { useKept } from '#web/asking/use-kept.ts'

/** Offers pieces if this door really makes them. */
export function GenerateFromSaved() {
  if (!useKept('generation/making')) return null
  return (
    <GenerationProvider>
      <p className="saved-piece meta">
        Hear, watch or read all of it as one piece
        <GenerateButton title="What you saved" sourceModule="Saved" subject={{ kind: 'saved' }} />
      </p>
    </GenerationProvider>
  )
}
