import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Sparkles } from '#web/ui/icons.ts'
import { useGeneration, type GenerationSource } from './GenerationProvider.tsx'

/** Starts a piece of audio, video or text from what it stands beside. */
export function GenerateButton(source: GenerationSource) {
  const { generateFrom } = useGeneration()
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
