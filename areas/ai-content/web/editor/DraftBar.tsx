import { memo } from 'react'
import type { SaveState } from '#core/editing/saved-editor.ts'
import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { count } from '#web/ui/count.ts'
import { EditingBar } from '#web/ui/editing/EditingBar.tsx'
import { Ellipsis, Pencil, Trash2 } from '#web/ui/icons.ts'
import { Copy, Download } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { drafts, type OpenDraft } from '../../contracts/drafts.ts'
import { countDraftWords } from '../../drafts/count-draft-words.ts'
import type { DraftText } from '../../drafts/draft.ts'
import { draftFile, draftPage, historyPage } from '../../places.ts'
import { wordRange } from '../../writing/word-range.ts'
import { DeliverDialog } from '../deliveries/DeliverDialog.tsx'
import { titleWords } from '../content-words.ts'
import { copiedToast, copyDraft } from './copy-draft.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { RenameDraft } from './RenameDraft.tsx'
import type { DraftEditor } from './use-draft-editor.ts'

interface DraftBarProps {
  saved: OpenDraft
  editor: DraftEditor
  state: SaveState<OpenDraft>
  canUndo: boolean
  canRedo: boolean
  /** The text as of the last pause in typing. */
  settled: DraftText
}

/** The bar above a draft, with its name, state, length and the actions on the whole draft. */
export const DraftBar = memo(function DraftBar(props: DraftBarProps) {
  const { saved, editor, settled, state, canUndo, canRedo } = props
  const { goTo, fileAt } = usePage()
  const renaming = useOpening()
  const exporting = useOpening()
  const delivering = useOpening()
  const duplicate = useWrite(drafts.duplicateDraft)
  const remove = useWrite(drafts.deleteDrafts)
  const attempt = useAttempt()
  const toast = useToast()
  const draft = saved.id

  /** Saves the latest typing first, so that it is included in copies and files. */
  const afterSave = (act: () => void) => void editor.flush().then(act)

  async function handleDuplicate() {
    const copy = await attempt(duplicate.mutateAsync({ draft }))
    if (copy) goTo(draftPage(copy.draft))
  }

  async function handleDelete() {
    const done = await attempt(remove.mutateAsync({ drafts: [draft] }).then(() => true))
    if (!done) return
    toast({ title: 'Text deleted', text: 'It can be restored from the history for 30 days.' })
    goTo(historyPage)
  }

  async function handleCopy(kind: 'rich' | 'plain') {
    const isDone = await copyDraft(
      { html: fileAt(draftFile(draft, 'text.html')), plain: fileAt(draftFile(draft, 'text.txt')) },
      kind,
    )
    toast(copiedToast(isDone))
  }

  return (
    <>
      <EditingBar
        title={titleWords(settled.title)}
        thing="text"
        back={{ page: historyPage, label: 'Back to the history' }}
        {...{ editor, state, canUndo, canRedo }}
        facts={<Length text={settled} brief={saved.brief} />}
      >
        <Menu
          label="More actions for the text"
          items={[
            { label: 'Rename', icon: <Pencil />, onSelect: renaming.open },
            {
              label: 'Copy as rich text',
              icon: <Copy />,
              onSelect: () => afterSave(() => void handleCopy('rich')),
            },
            {
              label: 'Copy as plain text',
              icon: <Copy />,
              onSelect: () => afterSave(() => void handleCopy('plain')),
            },
            {
              label: 'Duplicate',
              icon: <Copy />,
              onSelect: () => afterSave(() => void handleDuplicate()),
            },
            {
              label: 'Delete',
              icon: <Trash2 />,
              danger: true,
              parted: true,
              onSelect: () => afterSave(() => void handleDelete()),
            },
          ]}
          trigger={(wires) => (
            <IconButton label="More actions for the text" icon={<Ellipsis />} {...wires} />
          )}
        />
        <Button icon={<Download />} onClick={() => afterSave(exporting.open)}>
          Export
        </Button>
        <Button variant="primary" onClick={() => afterSave(delivering.open)}>
          Publish or send
        </Button>
      </EditingBar>
      <RenameDraft
        key={`rename-${renaming.nth}`}
        title={settled.title}
        open={renaming.isOpen}
        onClose={renaming.close}
        onRename={(title) => editor.change({ ...editor.view().content, title })}
      />
      <ExportDialog
        key={`export-${exporting.nth}`}
        {...{ saved, editor }}
        text={settled}
        open={exporting.isOpen}
        onClose={exporting.close}
      />
      {delivering.nth > 0 && (
        <DeliverDialog
          key={`deliver-${delivering.nth}`}
          draft={draft}
          open={delivering.isOpen}
          onClose={delivering.close}
        />
      )}
    </>
  )
})

interface LengthProps {
  text: DraftText
  brief: OpenDraft['brief']
}

/** The number of words, and the number that the brief requests. */
const Length = memo(function Length({ text, brief }: LengthProps) {
  const words = countDraftWords(text)
  const { from, to } = wordRange(brief)
  const asked = `${from.toLocaleString('en')} to ${to.toLocaleString('en')} asked`
  return (
    <p className="meta">
      {count(words, 'word')}, {asked}
    </p>
  )
})
