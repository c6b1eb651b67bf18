import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Sparkles } from '#web/ui/icons.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { useGeneration, type GenerationSource } from './GenerationProvider.tsx'

/** Starts a piece of audio, video or text from what it stands beside. */
export function GenerateButton(source: GenerationSource) {
  const { generateFrom } = useGeneration()
  const isKept = useKept('generation')
  if (!isKept) return null
  return (
    <IconButton
      size="s"
      label={`Generate from ${source.title}`}
      icon={<Sparkles />}
      aria-haspopup="dialog"
      onClick={() => generateFrom(source)}
    />
  )
}
