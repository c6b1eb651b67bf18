import { memo, Suspense, useEffect, useState } from 'react'
import { languageName } from '#engine/languages/language-name.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { contentLanguages, creativityLevels } from '../../choices.ts'
import { rewriting, unprovenChoices, type Selection } from '../../contracts/rewriting.ts'
import { wordsOf, type DraftText, type Part } from '../../drafts/draft.ts'
import { draftPage } from '../../places.ts'
import { creativityWords, optionsOf } from '../content-words.ts'
import { shownWords } from '../voices/finding-words.ts'
import { RewriteMenu } from './RewriteMenu.tsx'
import { costWords, unprovenWords } from './rewriting-words.ts'

type SelectionIn = (field: HTMLElement) => { from: number; to: number } | null

interface WritingPanelProps {
  draft: string
  text: DraftText
  language: (typeof contentLanguages)[number]
  /** Saves the latest typing and returns the resulting version. */
  onBefore: () => Promise<number>
  onChange: (part: Part) => void
  /** Returns the words that are selected in the field of a part. */
  selectionIn: SelectionIn
  nameOf: (part: Part) => string
}

/** A panel with all actions of the reader's endpoint on a draft. */
export const WritingPanel = memo(function WritingPanel(props: WritingPanelProps) {
  return (
    <Panel title="AI endpoint" className="writing-panel" skeleton={<SkeletonLines count={3} />}>
      <Ways {...props} />
    </Panel>
  )
})

const creativities = optionsOf(creativityLevels, creativityWords)
const unprovens = optionsOf(unprovenChoices, unprovenWords)

function Ways(props: WritingPanelProps) {
  const { draft, text, language, onBefore, onChange, selectionIn, nameOf } = props
  const { endpoint, reason } = useRead(rewriting.getWriter, {})
  const writing = useRead(rewriting.getWriting, { draft })
  const write = useWrite(rewriting.writeByModel)
  const stop = useWrite(rewriting.stopWriting)
  const translate = useWrite(rewriting.translateDraft)
  const attempt = useAttempt()
  const { goTo } = usePage()
  const { part: at, selection } = useSelectedWords(selectionIn)
  const [creativity, setCreativity] = useState<(typeof creativityLevels)[number]>('medium')
  const [unproven, setUnproven] = useState<(typeof unprovenChoices)[number]>('drop')
  const [withNotes, setWithNotes] = useState(false)
  const others = contentLanguages.filter((each) => each !== language)
  const [to, setTo] = useState<(typeof contentLanguages)[number]>(others[0]!)
  const isWriting = writing?.state === 'writing'
  const part = text.parts.find(({ id }) => id === at) ?? text.parts[0]

  async function handleWrite() {
    const version = await onBefore()
    await attempt(write.mutateAsync({ draft, version, creativity, unproven, withNotes }))
  }
  async function handleTranslate() {
    await onBefore()
    const made = await attempt(translate.mutateAsync({ draft, language: to, withNotes }))
    if (made) goTo(draftPage(made.draft))
  }

  return (
    <>
      {writing && !isWriting && <p>{writing.words}</p>}
      {isWriting && (
        <div className="writing-parts" role="status">
          <p>{`The endpoint is writing. ${writing.words}`.trim()}</p>
          {writing.parts.map((each) => (
            <p key={each.id} dir="auto">
              {wordsOf(each)}
            </p>
          ))}
          <Button size="s" onClick={() => void attempt(stop.mutateAsync({ draft }))}>
            Stop
          </Button>
        </div>
      )}
      {endpoint ? (
        <>
          <Field label="Creativity">
            <Select options={creativities} value={creativity} onChange={setCreativity} />
          </Field>
          <Field label="Unproven statements">
            <Select options={unprovens} value={unproven} onChange={setUnproven} />
          </Field>
          <Suspense fallback={null}>
            <Costs {...{ draft, text, withNotes }} onNotes={setWithNotes} />
          </Suspense>
          <Button
            size="s"
            disabled={isWriting || write.isPending}
            onClick={() => void handleWrite()}
          >
            {`Write with ${endpoint.model}`}
          </Button>
          {part && (
            <div className="writing-way">
              <p className="meta" dir="auto">
                {nameOf(part)}: {shownWords(wordsOf(part))}
              </p>
              <RewriteMenu
                {...{ draft, part, selection, unproven, withNotes }}
                onAccept={onChange}
              />
            </div>
          )}
          <div className="writing-way">
            <Field label="Translate to">
              <Select
                options={others.map((value) => ({ value, label: languageName(value) }))}
                value={to}
                onChange={setTo}
              />
            </Field>
            <Button size="s" disabled={translate.isPending} onClick={() => void handleTranslate()}>
              Translate
            </Button>
          </div>
        </>
      ) : (
        <p className="meta">
          {reason} <PageLink page="/news-hub/ai-settings">AI settings</PageLink>
        </p>
      )}
    </>
  )
}

interface CostsProps {
  draft: string
  text: DraftText
  withNotes: boolean
  onNotes: (withNotes: boolean) => void
}

/** Shows the most that a text can cost, and asks if the endpoint may read the notes. */
function Costs({ draft, text, withNotes, onNotes }: CostsProps) {
  const estimate = useRead(rewriting.estimateWriting, { draft })
  if (!estimate) return null
  const hasNotes = estimate.notes > 0 || text.parts.some(({ runs }) => runs.some(isOfNote))
  return (
    <>
      {hasNotes && (
        <Switch
          label="Let the endpoint read your notes"
          hint="Its own words then stay out of what you publish, until you say otherwise there."
          checked={withNotes}
          onChange={onNotes}
        />
      )}
      <p className="meta">{costWords(estimate)}</p>
    </>
  )
}

const isOfNote = ({ by }: Part['runs'][number]) => by === 'note'

interface SelectedWords {
  part: string | null
  selection: Selection | null
}

/**
 * The part that last had the focus, with the words selected in it. Using controls beside the text
 * keeps the selection.
 */
function useSelectedWords(selectionIn: SelectionIn): SelectedWords {
  const [selected, setSelected] = useState<SelectedWords>({ part: null, selection: null })
  useEffect(() => {
    const follow = () => {
      const field = document.activeElement?.closest<HTMLElement>('[data-part]')
      if (!field) return
      const places = selectionIn(field)
      setSelected({
        part: field.dataset['part'] ?? null,
        selection:
          places && places.to > places.from ? { start: places.from, end: places.to } : null,
      })
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [selectionIn])
  return selected
}
