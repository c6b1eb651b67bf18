import { GenerateButton } from '#areas/newsroom/web/lends/GenerateButton.tsx'
import { PieceDialogProvider } from '#areas/newsroom/web/lends/PieceDialogProvider.tsx'

/** Offers to make a piece from all saved articles. */
export function GenerateFromSaved() {
  return (
    <PieceDialogProvider>
      <p className="saved-piece meta">
        Hear, watch or read all of it as one piece
        <GenerateButton title="What you saved" sourceModule="Saved" subject={{ kind: 'saved' }} />
      </p>
    </PieceDialogProvider>
  )
}
