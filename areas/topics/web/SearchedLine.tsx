import '#web/ui/blocks/Search.css'
import { Suspense, use, useState } from 'react'
import { AskContext, useAction } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { topicArticles, type TopicFromSearch } from '../contract.ts'

const TopicDialog = lazyPart(async () => (await import('./TopicDialog.tsx')).TopicDialog)

/** A line above the results of a search, which saves the search as a topic. */
export function SearchedLine({ search }: { search: string }) {
  const ask = use(AskContext)
  const read = useAction(() => ask(topicArticles.readSearchAsTopic, { search }))
  const [start, setStart] = useState<TopicFromSearch | null>(null)
  const dialog = useOpening()
  const showToast = useToast()

  async function handleSave() {
    try {
      setStart(await read.mutateAsync(undefined))
      dialog.open()
    } catch (error) {
      showToast({ tone: 'error', title: explain(error) })
    }
  }

  return (
    <div className="searched-line">
      <p className="meta">
        Searched for <b dir="auto">{search}</b>
      </p>
      <Button size="s" icon={<Plus />} onClick={() => void handleSave()}>
        Save as topic
      </Button>
      {start && (
        <Suspense fallback={null}>
          <TopicDialog
            key={dialog.nth}
            topic={null}
            start={start}
            open={dialog.isOpen}
            onClose={dialog.close}
            onSaved={({ title }) =>
              showToast({ tone: 'success', title: `“${title}” was saved as a topic` })
            }
          />
        </Suspense>
      )}
    </div>
  )
}
