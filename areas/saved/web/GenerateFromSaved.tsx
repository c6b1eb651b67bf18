import { GenerateButton } from '#areas/newsroom/web/lends/GenerateButton.tsx'
import { GenerationProvider } from '#areas/newsroom/web/lends/GenerationProvider.tsx'

/** Offers a piece of all that is saved. */
export function GenerateFromSaved() {
  return (
    <GenerationProvider>
      <p className="saved-piece meta">
        Hear, watch or read all of it as one piece
        <GenerateButton title="What you saved" sourceModule="Saved" subject={{ kind: 'saved' }} />
      </p>
    </GenerationProvider>
  )
}
