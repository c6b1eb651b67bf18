import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { pages } from '../../contracts/pages.ts'

interface ComparePageProps {
  site: string
  page: string
  isPublished: boolean
  open: boolean
  onClose: () => void
}

const signs = { same: '', added: '+', removed: '−' } as const
const spoken = { same: '', added: 'Added: ', removed: 'Removed: ' } as const

/** Compares the text of the draft with the text that visitors see. */
export function ComparePage({ site, page, isPublished, open, onClose }: ComparePageProps) {
  const revert = useWrite(pages.revertPage)
  const attempt = useAttempt()

  async function handleRevert() {
    const done = await attempt(revert.mutateAsync({ site, page }).then(() => true))
    if (done) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title="Changes since it was published"
      footer={
        isPublished && (
          <Button disabled={revert.isPending} onClick={() => void handleRevert()}>
            Put back what visitors see
          </Button>
        )
      }
    >
      <Lines site={site} page={page} />
    </Dialog>
  )
}

function Lines({ site, page }: { site: string; page: string }) {
  const { lines } = useRead(pages.comparePage, { site, page })
  if (lines.every(({ kind }) => kind === 'same'))
    return <p>Visitors see the same words as the draft has.</p>
  return (
    <ol className="compare-lines" aria-label="Words of the page">
      {lines.map(({ kind, words }, nth) => (
        <li key={nth} data-kind={kind}>
          <span aria-hidden="true">{signs[kind]}</span>
          <span dir="auto">
            <span className="visually-hidden">{spoken[kind]}</span>
            {words}
          </span>
        </li>
      ))}
    </ol>
  )
}
