import { Suspense } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { MessageSquareText } from '#web/ui/icons.ts'
import {
  useSelectionAction,
  type SelectionAction,
  type SelectionPartProps,
} from '#web/ui/selection/selection-actions.ts'
import { useFeedPage, useOpenArticle } from '#areas/articles/web/lends/use-feed-page.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { useAskAbout } from './use-ask-about.ts'

const PASSAGE_CHARACTERS = 2000
const LABEL_CHARACTERS = 60

const action: SelectionAction = {
  name: 'ask',
  place: 90,
  fits: ({ kind }) => kind === 'article' || kind === 'entry',
  Part: AskAboutSelected,
}

/** Offers, on every page, to ask about selected text if the assistant answers. */
export function AskAboutSelection() {
  return (
    <Suspense fallback={null}>
      <Offered />
    </Suspense>
  )
}

function Offered() {
  useSelectionAction(action, useKept('assistant/chat'))
  return null
}

function AskAboutSelected({ selected, onDone }: SelectionPartProps) {
  const { closeArticle } = useFeedPage()
  const openArticleId = useOpenArticle()
  const askAbout = useAskAbout()
  const passage = Array.from(selected.text).slice(0, PASSAGE_CHARACTERS).join('')

  function handleAsk() {
    onDone()
    const article = openArticleId ?? (selected.kind === 'article' ? Number(selected.id) : null)
    if (openArticleId !== null) closeArticle()
    askAbout({
      kind: 'passage',
      label: `“${shortened(passage)}”`,
      scope: { passage, ...(article !== null && { article }) },
    })
  }

  return (
    <Button size="s" variant="quiet" icon={<MessageSquareText />} onClick={handleAsk}>
      Ask about this
    </Button>
  )
}

function shortened(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' '))
  if (letters.length <= LABEL_CHARACTERS) return letters.join('')
  return `${letters
    .slice(0, LABEL_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`
}
