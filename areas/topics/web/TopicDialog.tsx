import './TopicDialog.css'
import { Suspense, useId, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import {
  ALL_SOURCES,
  type Topic,
  type TopicDraft,
  type TopicFromSearch,
  topics,
} from '../contract.ts'
import {
  draftOfTopic,
  isComplete,
  missingOf,
  newTopicDraft,
  readMinSourceCount,
  TOPIC_INCOMPLETE,
} from '../topic-draft.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { TopicFields } from './TopicFields.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { TopicPreview } from './TopicPreview.tsx'

interface TopicDialogProps {
  /** The topic to change; null to create one. */
  topic: Topic | null
  /** The draft that a new topic begins with; empty by default. */
  start?: TopicFromSearch
  open: boolean
  onClose: () => void
  onSaved: (topic: Topic) => void
}

const TopicAlert = lazyPart(async () => (await import('./TopicAlert.tsx')).TopicAlert)

/** Creates a Focus Card, or changes one. */
export function TopicDialog({ topic, start, open, onClose, onSaved }: TopicDialogProps) {
  const formId = useId()
  const save = useWrite(topics.saveTopic)
  const hub = useHub()
  const holdsArticles = useKept('topics/articles')
  const [draft, setDraft] = useState(() => firstDraft(topic, start, holdsArticles))
  // The number as it is typed. It is read when the field loses the focus, or the topic is saved.
  const [minSourceText, setMinSourceText] = useState(String(draft.contentRules.minSourceCount))
  const [wasSubmitted, setSubmitted] = useState(false)

  const missing = missingOf(draft)
  const minSourceCount = readMinSourceCount(minSourceText)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!isComplete(draft)) {
      // `alert` blocks the page, so the errors have to be rendered before it is called.
      flushSync(() => setSubmitted(true))
      window.alert(TOPIC_INCOMPLETE)
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    if (save.isPending) return
    const contentRules = { ...draft.contentRules, minSourceCount }
    const saved = await save
      .mutateAsync({ ...draft, contentRules, ...(!topic && hub) })
      .catch(() => null)
    if (!saved) return
    onClose()
    onSaved(saved)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={topic ? 'Edit Topic' : 'Create Topic'}
      footer={
        <>
          <p className="meta dialog-note">A name and one source are needed.</p>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {topic ? 'Update Topic' : 'Create Topic'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TopicFields
          draft={draft}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
          minSourceText={minSourceText}
          onMinSourceText={setMinSourceText}
          missing={wasSubmitted ? missing : { name: false, source: false }}
          holdsArticles={holdsArticles}
        />
        <Suspense fallback={null}>
          {topic && holdsArticles && <TopicAlert topic={topic.id} />}
        </Suspense>
        {start && start.leftOut.length > 0 && (
          <p className="meta topic-left-out">
            A topic cannot include <span dir="auto">{start.leftOut.join(' ')}</span>, so it is left
            out.
          </p>
        )}
        {holdsArticles && (
          <TopicPreview
            draft={{ ...draft, contentRules: { ...draft.contentRules, minSourceCount } }}
          />
        )}
        <FormError of={save.error} />
      </form>
    </Dialog>
  )
}

/** The first values of the form. A new topic has all sources, if that is supported. */
function firstDraft(
  topic: Topic | null,
  start: TopicFromSearch | undefined,
  holdsArticles: boolean,
): TopicDraft {
  if (topic) return draftOfTopic(topic)
  return start?.draft ?? { ...newTopicDraft(), sources: holdsArticles ? [ALL_SOURCES] : [] }
}
