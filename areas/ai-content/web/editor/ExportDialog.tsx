import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { count } from '#web/ui/count.ts'
import { Copy, Download } from '#web/ui/more-icons.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { deliveries } from '../../contracts/deliveries.ts'
import { drafts, type OpenDraft } from '../../contracts/drafts.ts'
import { isForPublic } from '../../drafts/changed-sources.ts'
import type { DraftText } from '../../drafts/draft.ts'
import { threadLengths } from '../../exporting/cut-thread.ts'
import { publicText } from '../../exporting/public-text.ts'
import { draftFile } from '../../places.ts'
import { quotedByOutlet } from '../../writing/quoted-by-outlet.ts'
import { copiedToast, copyDraft } from './copy-draft.ts'
import type { DraftEditor } from './use-draft-editor.ts'

const files = [
  { name: 'text.docx', label: 'Word' },
  { name: 'text.md', label: 'Markdown' },
  { name: 'text.html', label: 'HTML' },
  { name: 'text.txt', label: 'Plain text' },
] as const

const audiences = [
  { value: 'house', label: 'For your team' },
  { value: 'public', label: 'For the public' },
] as const

const audienceHints = {
  house: 'The whole text, with all that it quotes. Not for publication.',
  public: 'At most two sentences and 40 words of each outlet, and nothing private.',
}

interface ExportDialogProps {
  saved: OpenDraft
  editor: DraftEditor
  text: DraftText
  open: boolean
  onClose: () => void
}

/**
 * Exports a draft as files. Public files quote little of each outlet, and contain nothing private
 * but the notes that the reader includes.
 */
export function ExportDialog({ saved, editor, text, open, onClose }: ExportDialogProps) {
  const { fileAt } = usePage()
  const [audience, setAudience] = useState<'house' | 'public'>('house')
  const [withNotes, setWithNotes] = useState(false)
  const shorten = useWrite(drafts.shortenToFit)
  const record = useWrite(deliveries.recordDelivery)
  const toast = useToast()
  const isPublic = audience === 'public'
  const going = publicText(text, { withNotes })
  const notesLeftOut = publicText(text, { withNotes: false }).leftOut.fromNotes
  const over = isPublic ? quotedByOutlet(going.text).filter(({ isOver }) => isOver) : []
  const address = (file: string) =>
    fileAt(
      draftFile(saved.id, file) + (isPublic ? `?for=public${withNotes ? '&notes=with' : ''}` : ''),
    )

  async function handleShorten() {
    await editor.flush()
    await shorten.mutateAsync({ draft: saved.id, version: editor.version }).catch(() => {})
  }

  /** Marks the draft as published when the reader takes a public file or copy. */
  function countPublic(way: 'copy' | 'export') {
    if (isPublic) record.mutate({ draft: saved.id, way, version: editor.version })
  }

  async function handleCopy(kind: 'rich' | 'plain') {
    const from = { html: address('text.html'), plain: address('text.txt') }
    const isDone = await copyDraft(from, kind)
    toast(copiedToast(isDone))
    if (isDone) countPublic('copy')
  }

  return (
    <Dialog open={open} onClose={onClose} title="Export" size="wide">
      <div className="draft-export">
        <Segmented
          label="Who it is for"
          options={audiences}
          value={audience}
          onChange={setAudience}
        />
        <p className="meta">{audienceHints[audience]}</p>
        {isPublic && going.leftOut.fromPrivateSources > 0 && (
          <p>
            {count(going.leftOut.fromPrivateSources, 'sentence')} of private sources{' '}
            {going.leftOut.fromPrivateSources === 1 ? 'is' : 'are'} left out.
          </p>
        )}
        {isPublic && notesLeftOut > 0 && (
          <Switch
            label={`Include ${count(notesLeftOut, 'passage')} of your notes`}
            checked={withNotes}
            onChange={setWithNotes}
          />
        )}
        {isPublic &&
          saved.notices.filter(isForPublic).map(({ words }) => (
            <p key={words} dir="auto">
              {words}
            </p>
          ))}
        {over.length > 0 ? (
          <div className="draft-export-over" role="alert">
            <p>
              A public text quotes at most two sentences and 40 words of an outlet. This one quotes
              more of {new Intl.ListFormat('en').format(over.map(({ outlet }) => outlet))}.
            </p>
            <Button disabled={shorten.isPending} onClick={() => void handleShorten()}>
              Shorten to fit
            </Button>
            <FormError of={shorten.error} />
          </div>
        ) : (
          <>
            <ul className="draft-export-files" aria-label="Files">
              {files.map(({ name, label }) => (
                <li key={name}>
                  <FileLink href={address(name)} onTake={() => countPublic('export')}>
                    {label}
                  </FileLink>
                </li>
              ))}
            </ul>
            <h3>As a thread</h3>
            <ul className="draft-export-files" aria-label="Threads">
              {threadLengths.map((letters) => (
                <li key={letters}>
                  <FileLink
                    href={address(`thread-${letters}.txt`)}
                    onTake={() => countPublic('export')}
                  >
                    {letters.toLocaleString('en')} characters a post
                  </FileLink>
                </li>
              ))}
            </ul>
            <h3>To the clipboard</h3>
            <div className="draft-export-files">
              <Button icon={<Copy />} onClick={() => void handleCopy('rich')}>
                Copy as rich text
              </Button>
              <Button icon={<Copy />} onClick={() => void handleCopy('plain')}>
                Copy as plain text
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

interface FileLinkProps {
  href: string
  onTake: () => void
  children: React.ReactNode
}

function FileLink({ href, onTake, children }: FileLinkProps) {
  return (
    <a className={buttonClass({})} href={href} download onClick={onTake}>
      <Download />
      {children}
    </a>
  )
}
