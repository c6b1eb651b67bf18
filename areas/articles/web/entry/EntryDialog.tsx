import './EntryDialog.css'
import '../reading-look/reading-look.css'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ExternalLink, LoaderCircle } from '#web/ui/more-icons.ts'
import { selectable } from '#web/ui/selection/selected-text.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { fullText, type ReadableEntry } from '../../contracts/full-text.ts'
import { useReadingLook } from '../reading-look/reading-look.ts'
import { EntryHtml } from './EntryHtml.tsx'
import type { Passage } from './find-passage.ts'
import { passageAt, type CitedPlace } from './passage-at.ts'
import { PassageInHtml } from './PassageInHtml.tsx'

interface EntryDialogProps {
  entry: number
  title: string
  passage?: Passage | undefined
  /** The position of the passage, for callers that do not have its text. */
  place?: CitedPlace | undefined
  open: boolean
  onClose: () => void
}

/** A dialog with the text of an entry, in full if its page could be read. */
export function EntryDialog(props: EntryDialogProps) {
  const { entry, title, passage, place, open, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="wide"
      skeleton={<SkeletonLines count={8} />}
    >
      {place ? (
        <EntryAtPlace entry={entry} place={place} />
      ) : (
        <EntryText entry={entry} passage={passage} />
      )}
    </Dialog>
  )
}

function EntryAtPlace({ entry, place }: { entry: number; place: CitedPlace }) {
  const { text } = useRead(fullText.getPlainText, { entry })
  return <EntryText entry={entry} passage={passageAt(text, place)} />
}

function EntryText({ entry, passage }: Pick<EntryDialogProps, 'entry' | 'passage'>) {
  const read = useRead(fullText.getEntry, { entry })
  const look = useReadingLook()
  const { outlet, authors, publishedTime, link, html } = read
  return (
    <article className="entry" {...look} aria-label={read.title} {...selectable('entry', entry)}>
      <p className="meta">
        {[outlet, ...authors].join(', ')} · <TimeAgo time={publishedTime} inSentence />
      </p>
      <TextState read={read} />
      {html === '' && <p>The feed has no text for this entry.</p>}
      {html !== '' && passage && <PassageInHtml entry={entry} html={html} passage={passage} />}
      {html !== '' && !passage && <EntryHtml html={html} />}
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          Read it at {outlet}
          <ExternalLink />
        </a>
      )}
    </article>
  )
}

/** Says where the text comes from, and what can be done if a part is missing. */
function TextState({ read }: { read: ReadableEntry }) {
  const fetching = useWrite(fullText.fetchEntry)
  const { entry, state, message, fetchedTime, link } = read
  const canFetch = link !== null && state !== 'fetched' && state !== 'waiting'
  return (
    <div className="entry-state" role="status">
      {state === 'waiting' && <LoaderCircle aria-hidden="true" />}
      <p>
        {state === 'fetched' && fetchedTime && (
          <>
            Full text fetched <TimeAgo time={fetchedTime} inSentence />
          </>
        )}
        {state === 'waiting' && waitingWords(message)}
        {state === 'feed' && 'This is the text from the feed.'}
        {(state === 'walled' || state === 'failed') && `Only the excerpt from the feed: ${message}`}
      </p>
      {canFetch && (
        <Button size="s" disabled={fetching.isPending} onClick={() => fetching.mutate({ entry })}>
          {state === 'feed' ? 'Fetch full text' : 'Try again'}
        </Button>
      )}
      {fetching.error && <p role="alert">{fetching.error.message}</p>}
    </div>
  )
}

function waitingWords(message: string | null): string {
  return message === null
    ? 'Only the excerpt from the feed so far: the full text is being fetched.'
    : `Only the excerpt from the feed so far: ${message} It is retried later.`
}
