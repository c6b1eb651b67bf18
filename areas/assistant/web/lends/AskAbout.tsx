import { Suspense } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { MessageSquareText } from '#web/ui/icons.ts'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import type { AskRequest } from '../chat/ask-requests.ts'
import { useAskAbout } from '../chat/use-ask-about.ts'

interface AskAboutProps {
  about: AskRequest
  /** Closes anything that covers the panel. */
  onAsk?: () => void
}

/**
 * A button that opens the assistant with this subject; renders nothing if there is no assistant.
 */
export function AskAbout(props: AskAboutProps) {
  return (
    <Trouble silent>
      <Suspense fallback={null}>
        <AskButton {...props} />
      </Suspense>
    </Trouble>
  )
}

function AskButton({ about, onAsk = () => {} }: AskAboutProps) {
  const askAbout = useAskAbout()
  if (!useKept('assistant/chat')) return null
  return (
    <IconButton
      label={`Ask about ${about.label}`}
      icon={<MessageSquareText />}
      onClick={() => {
        onAsk()
        askAbout(about)
      }}
    />
  )
}
